"""The files of the page over HTTP: in the encodings of the build, kept by browsers, and known by what they hold."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import httpx
import pytest

from camarilla.house.web.assets import accepted_encodings, is_known, read_assets
from camarilla.house.web.page import STATIC

from .running import Here

IDENTITY = {"accept-encoding": "identity"}
DOCUMENT_VARY = "accept-encoding, accept-language"


def asset(kind: str) -> str:
    """The address of some large file of the page."""
    files = [path for path in (STATIC / "assets").iterdir() if path.suffix == kind]
    assert files, "the page has not been built: make page"
    return f"/assets/{max(files, key=lambda path: path.stat().st_size).name}"


async def raw(http: httpx.AsyncClient, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it went over the wire."""
    async with http.stream("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()}) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize("path", ["/", asset(".js"), asset(".css")])
async def test_the_best_encoding_that_is_accepted_is_sent(here: Here, path: str) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        plain, whole = await raw(http, path, accept_encoding="identity")
        assert "content-encoding" not in plain.headers
        gzipped, packed = await raw(http, path, accept_encoding="gzip")
        assert gzipped.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed) == whole
        best, small = await raw(http, path, accept_encoding="gzip, deflate, br;q=1.0, zstd")
        assert best.headers["content-encoding"] == "br"
        assert len(small) < len(packed) < len(whole)
        forbidden, _ = await raw(http, path, accept_encoding="br;q=0, gzip")
        assert forbidden.headers["content-encoding"] == "gzip"
        for answer in (plain, gzipped, best):
            assert "accept-encoding" in answer.headers["vary"]
            assert answer.headers["content-type"] == plain.headers["content-type"]
        assert len({answer.headers["etag"] for answer in (plain, gzipped, best)}) == 3


def test_the_build_has_written_every_encoding_beside_its_file() -> None:
    """What brotli has written only a browser reads here: tests/web."""
    for path in (STATIC / "assets").glob("*.js"):
        if path.stat().st_size >= 256:
            assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()
            assert path.with_name(f"{path.name}.br").exists()


@pytest.mark.parametrize("encoding", ["identity", "gzip", "br"])
@pytest.mark.parametrize("path", ["/", "/favicon.svg", asset(".js"), asset(".woff2")])
async def test_a_browser_that_has_a_file_is_not_sent_it_again(here: Here, path: str, encoding: str) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        first, _ = await raw(http, path, accept_encoding=encoding)
        etag = first.headers["etag"]
        for known in (etag, f'"other", W/{etag}', "*"):
            again, body = await raw(http, path, accept_encoding=encoding, if_none_match=known)
            assert (again.status_code, body) == (304, b"")
            assert again.headers["etag"] == etag
            assert again.headers["vary"] == first.headers["vary"]
            assert again.headers["cache-control"] == first.headers["cache-control"]
        changed, _ = await raw(http, path, accept_encoding=encoding, if_none_match='"other"')
        assert changed.status_code == 200


def test_an_etag_depends_on_content_alone(tmp_path: Path) -> None:
    file = tmp_path / "page.css"
    file.write_text("a {}")
    first = read_assets(tmp_path)["page.css"].plain.etag
    os.utime(file, (1, 1))
    assert read_assets(tmp_path)["page.css"].plain.etag == first
    file.write_text("b {}")
    assert read_assets(tmp_path)["page.css"].plain.etag != first


async def test_hashed_files_are_kept_for_ever_and_documents_are_asked_for_each_time(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        for kind in (".js", ".css", ".woff2"):
            assert (await http.get(asset(kind))).headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await http.get("/")).headers["cache-control"] == "no-cache"
        assert (await http.get(asset(".woff2"))).headers["content-type"] == "font/woff2"


async def test_head_tells_what_get_would(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        for path in ("/", "/favicon.svg", asset(".js")):
            got, head = await http.get(path, headers=IDENTITY), await http.head(path, headers=IDENTITY)
            assert (head.status_code, head.content) == (200, b"")
            for name in ("etag", "content-type", "content-length", "cache-control", "vary"):
                assert head.headers[name] == got.headers[name]


async def test_a_range_is_answered_with_the_whole_file(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        whole = await http.get(asset(".woff2"), headers=IDENTITY)
        part = await http.get(asset(".woff2"), headers={**IDENTITY, "range": "bytes=0-9"})
        assert part.status_code == 200
        assert part.content == whole.content
        assert "content-range" not in part.headers


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/", "/assets/..%2findex.html", "/assets/page.js.br", "/assets/%2e%2e/.inputs"]
)
async def test_what_is_no_file_of_the_page_is_not_found(here: Here, path: str) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        assert (await http.get(path)).status_code == 404
        assert (await http.get(f"{asset('.js')}.br")).status_code == 404


async def test_the_document_is_in_the_reader_s_language(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        for language in ("en", "ru"):
            answer = await http.get("/", headers={"accept-language": f"{language},fr;q=0.5"})
            assert f'<html lang="{language}">' in answer.text
            assert f"/assets/words-{language}-" in answer.text
            assert answer.headers["vary"] == DOCUMENT_VARY


async def test_a_table_s_document_names_what_its_game_needs(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        await http.post("/api/me", json={})
        made = await http.post("/api/tables", json={"terms": {"game": "rose-king"}, "bot": "random", "ready": True})
        table = made.json()["table"]
        answer = await http.get(f"/table/{table}")
        for wanted in ("table-", "game-rose_king-", "words-en-rose_king-"):
            assert f'<link rel="modulepreload" crossorigin href="/assets/{wanted}' in answer.text
        assert f"</api/tables/{table}>; rel=preload; as=fetch" in answer.headers["link"]
        for address in re.findall(r'(?:href|src)="(/[^"]+)"', answer.text):
            assert (await http.get(address)).status_code == 200, address
        nowhere = await http.get("/table/nowhere")
        assert nowhere.status_code == 200
        assert "game-" not in nowhere.text
        assert "link" not in nowhere.headers


def test_encodings_are_read_as_browsers_and_programs_write_them() -> None:
    assert accepted_encodings("gzip, deflate, br, zstd") == {"gzip", "deflate", "br", "zstd"}
    assert accepted_encodings("br;q=1.0, GZIP; q=0.8, *;q=0.1") == {"br", "gzip", "*"}
    assert accepted_encodings("br;q=0, gzip;q=0.000, identity") == {"identity"}
    assert accepted_encodings("") == {""}


def test_etags_are_compared_weakly() -> None:
    assert is_known('"a", W/"b"', '"b"')
    assert is_known("*", '"b"')
    assert not is_known("", '"b"')
    assert not is_known('"bb"', '"b"')

"""An authenticator in software: holds passkeys and answers the two ceremonies as a browser hands them on."""

from __future__ import annotations

import hashlib
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode

import cbor2
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from .guest import Json

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40
ES256 = -7


class Authenticator:
    """One device with one passkey a site."""

    def __init__(self, origin: str, host: str = "127.0.0.1") -> None:
        self.origin = origin
        self.host = host
        self.verifies = True
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)
        self._person = b""

    def create(self, options: Json) -> Json:
        """``navigator.credentials.create``"""
        assert options["rp"]["id"] == self.host
        assert {"type": "public-key", "alg": ES256} in options["pubKeyCredParams"]
        self._person = _bytes(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        cose = {1: 2, 3: ES256, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self._id)) + self._id + cbor2.dumps(cose)
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + attested}
        return self._credential(
            clientDataJSON=self._client_data("webauthn.create", options["challenge"]),
            attestationObject=cbor2.dumps(attestation),
        )

    def get(self, options: Json) -> Json:
        """``navigator.credentials.get``"""
        assert options["rpId"] == self.host
        self.uses += 1
        data, client_data = self._data(0), self._client_data("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client_data).digest()
        return self._credential(
            clientDataJSON=client_data,
            authenticatorData=data,
            signature=self._key.sign(signed, ec.ECDSA(hashes.SHA256())),
            userHandle=self._person,
        )

    def _data(self, flags: int) -> bytes:
        flags |= PRESENT | (VERIFIED if self.verifies else 0)
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return msgspec.json.encode({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False})

    def _credential(self, **response: bytes) -> Json:
        told = {name: _text(value) for name, value in response.items()}
        return {"id": _text(self._id), "rawId": _text(self._id), "type": "public-key", "response": told}


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))

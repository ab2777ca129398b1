"""All commands in one place, each with what it takes; what they do is in the modules beside this one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from .. import names
from ..arena.simulate import FARTHEST_SEED, MOST_GAMES, MOST_MOVES
from ..core.words import LANGUAGES
from ..games import HOUSE

FIRST, SECOND, *_ = HOUSE
"""The games of the examples."""

app = typer.Typer(
    name="camarilla",
    help="Court-intrigue board games: play, watch bots play, run a server.",
    epilog=f"Start with:  camarilla play {FIRST}",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
edition_app = typer.Typer(help="Editions: the components of a game as a file you can edit.", no_args_is_help=True)
app.add_typer(edition_app, name="edition")
admin_app = typer.Typer(help="Accounts of a server: ban, unban, export, forget.", no_args_is_help=True)
app.add_typer(admin_app, name="admin")

MOST_CONTEST_GAMES = 1_000_000
FARTHEST_CONTEST = 2**36
"""Seeds of contests: the dice of every game are seeded with a number some million times as large."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="See: camarilla games.", autocompletion=names)]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; repeatable."),
]
EditionFile = Annotated[Path | None, typer.Option("--edition", metavar="FILE", help="An edition file.")]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="CAMARILLA_DATABASE",
        help="sqlite:///FILE or postgresql://…; default: a file in your data folder.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language of the game; default: your system’s."),
]


@app.command()
def about(json: Json = False) -> None:
    """Show the version, how it was built, the games and the data folder."""
    from .about import show_about

    show_about(json)


@app.command(epilog=f"Examples:  camarilla games   |   camarilla games {FIRST}")
def games(
    name: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Show this game in full.", autocompletion=names)
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """List the games: players, minutes, options and variants."""
    from .about import show_games

    show_games(name, json, language)


@app.command(
    epilog=f"Examples:  camarilla play {FIRST}   |   camarilla play {FIRST} --seats Anna,Boris --lang ru   |   "
    f"camarilla play {FIRST} --seats @ismcts,me"
)
def play(
    game: GameName,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="Who sits where, separated by commas: names of people, and bots with @. "
            "camarilla games GAME lists the bots. A number: you and bots, that many players in all.",
        ),
    ] = None,
    option: OptionPairs = None,
    edition: EditionFile = None,
    seed: Annotated[int | None, typer.Option(help="Make chance repeatable: the same seed, the same cards.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game here.")] = None,
    language: Language = None,
) -> None:
    """Play at the terminal, against bots or with several people at one screen."""
    from .play import play_game

    play_game(game, seats, option, edition, seed, resume, save, language)


@app.command(
    epilog=f"Examples:  camarilla simulate {FIRST} --games 10000 --seed 1   |   "
    f"camarilla simulate {FIRST} --games 100 --out games.jsonl"
)
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="Number of games.")] = 1000,
    players: Annotated[int | None, typer.Option(help="Number of players; default: the fewest.")] = None,
    seed: Annotated[
        int | None, typer.Option(min=-FARTHEST_SEED, max=FARTHEST_SEED, help="The same seed gives the same games.")
    ] = None,
    option: OptionPairs = None,
    edition: EditionFile = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the records here, one JSON object per line.")
    ] = None,
    cap: Annotated[
        int, typer.Option(min=1, max=MOST_MOVES, help="Stop a game after this many moves, including chance moves.")
    ] = 20_000,
    json: Json = False,
) -> None:
    """Play random games and summarise the results."""
    from .simulate import run_simulation

    run_simulation(game, games, players, seed, option, edition, out, cap, json)


@app.command(
    epilog=f"Examples:  camarilla arena {FIRST} --bots master,courtier,novice --games 120   |   "
    f"camarilla arena {SECOND} --players 4 --bots master,ismcts --games 80 --think 0.1 --mirror   |   "
    f"camarilla arena {FIRST} --bots ismcts,random --games 40 --out contest.jsonl --plot contest.png"
)
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Bots, separated by commas; camarilla games GAME lists them.")
    ],
    games: Annotated[
        int, typer.Option(min=1, max=MOST_CONTEST_GAMES, help="Number of games, rounded down to whole deals.")
    ] = 100,
    think: Annotated[
        float | None, typer.Option(min=0.001, help="Processor seconds per move; default: each bot’s own.")
    ] = None,
    most: Annotated[int | None, typer.Option(min=1, help="Simulations per move: repeatable on any machine.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of players; default: the fewest.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 2,
    seed: Annotated[
        int | None,
        typer.Option(min=-FARTHEST_CONTEST, max=FARTHEST_CONTEST, help="The same seed gives the same deals."),
    ] = None,
    option: OptionPairs = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save every game here; resume if the file exists.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Plot the result (needs camarilla[plots]).")] = None,
    mirror: Annotated[
        bool, typer.Option("--mirror", help="Then play the first bot against itself, as a control.")
    ] = False,
    ray: Annotated[bool, typer.Option("--ray", help="Run on a Ray cluster (needs camarilla[ray]).")] = False,
    json: Json = False,
) -> None:
    """Play bots against bots: seats rotated, the same deals for each, ratings with intervals."""
    from .arena import run_arena

    run_arena(game, bots, games, think, most, players, jobs, seed, option, out, plot, mirror, ray, json)


@app.command(epilog="Examples:  camarilla replay game.txt   |   camarilla replay games.jsonl --verify")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a file with one JSON record per line.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check every move against the rules.")] = False,
    number: Annotated[int, typer.Option("--game", min=1, help="Which game of the file.")] = 1,
    eyes: Annotated[
        str | None, typer.Option("--eyes", metavar="SEAT", help="Show what this seat saw (A, red…).")
    ] = None,
    edition: EditionFile = None,
    language: Language = None,
) -> None:
    """Step through a record, or check it."""
    from .replay import show_replay, verify_file

    if verify:
        verify_file(file, edition)
    else:
        show_replay(file, number, eyes, edition, language)


@app.command(epilog="Examples:  camarilla explain game.txt   |   camarilla explain game.txt --after 12 --think 3")
def explain(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, finished or not.")],
    after: Annotated[
        int | None,
        typer.Option(min=0, help="After this many moves, including chance moves; default: the end of the record."),
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Whose move (A, red…); default: whoever is next.")
    ] = None,
    bot: Annotated[str | None, typer.Option(metavar="NAME", help="Which bot advises; default: the strongest.")] = None,
    think: Annotated[float | None, typer.Option(min=0.001, help="Seconds to think.")] = None,
    count: Annotated[int, typer.Option(min=1, help="Number of moves to show.")] = 3,
    number: Annotated[int, typer.Option("--game", min=1, help="Which game of the file.")] = 1,
    edition: EditionFile = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Show the best moves at a point of a record, with chances and reasons, from what the seat knew then."""
    from .explain import explain_record

    explain_record(file, after, seat, bot, think, count, number, edition, json, language)


@app.command(
    epilog="Examples:  camarilla serve   |   camarilla serve --port 80 --database postgresql://house@db/camarilla"
)
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for other machines too.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8000,
    database: Database = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Public address of the page behind a proxy; repeatable.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="The server is reached only by https.")] = False,
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help="Take the client address from the proxy’s headers.")
    ] = False,
    bots: Annotated[int, typer.Option(min=0, help="Bot processes; 0: one fewer than the number of cores.")] = 0,
    workers: Annotated[
        Literal["here", "queue"], typer.Option(help="Where bots think: here, or wherever `camarilla worker` runs.")
    ] = "here",
    advice: Annotated[
        float, typer.Option(min=0.01, help="Seconds the master thinks per hint; a quarter of that per reviewed move.")
    ] = 1.6,
    public: Annotated[str | None, typer.Option(metavar="URL", help="Address used in e-mails and webhooks.")] = None,
    metrics: Annotated[bool, typer.Option(help="Serve /metrics to everyone.")] = True,
) -> None:
    """Run the server: tables for people and bots, in the browser and over the API."""
    from ..house.settings import Effort, Settings
    from .house import database_or_usual, mail_from_environment, serve_house

    serve_house(
        Settings(
            database=database_or_usual(database),
            host=host,
            port=port,
            origins=tuple(origin or ()),
            secure=secure,
            trust_proxy=trust_proxy,
            workers=workers,
            bot_processes=bots,
            hint=Effort(advice),
            review=Effort(advice / 4),
            public=public or (origin[0] if origin else f"http://{host}:{port}"),
            mail=mail_from_environment(),
            metrics=metrics,
        )
    )


@app.command(epilog="Example:  camarilla worker --database postgresql://house@db/camarilla --processes 8")
def worker(
    database: Annotated[
        str,
        typer.Option(
            metavar="URL", envvar="CAMARILLA_DATABASE", help="The server’s database: postgresql://user@host/name."
        ),
    ],
    processes: Annotated[int, typer.Option(min=0, help="Bots that think at once; 0: one per core.")] = 0,
) -> None:
    """Think for servers run with --workers queue: bots’ moves, hints and reviews."""
    from .house import run_worker

    run_worker(database, processes)


Who = Annotated[str, typer.Argument(metavar="PERSON", help="An id or a login.")]


@admin_app.command("ban")
def admin_ban(who: Who, database: Database = None) -> None:
    """Ban somebody from the server."""
    from .house import ban

    ban(database, who, True)


@admin_app.command("unban")
def admin_unban(who: Who, database: Database = None) -> None:
    """Lift a ban."""
    from .house import ban

    ban(database, who, False)


@admin_app.command("export")
def admin_export(who: Who, database: Database = None) -> None:
    """Print everything stored about somebody, as JSON."""
    from .house import export

    export(database, who)


@admin_app.command("forget")
def admin_forget(who: Who, database: Database = None) -> None:
    """Delete somebody’s data; their games stay, without the name."""
    from .house import forget

    forget(database, who)


@app.command(epilog="Example:  camarilla backup copies/monday.db")
def backup(
    to: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")], database: Database = None
) -> None:
    """Copy the server’s database while it runs."""
    from .house import make_backup

    make_backup(database, to)


@app.command("new-game", epilog="Example:  camarilla new-game secret-dice")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, with hyphens between words.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where to write it; default: a new folder of that name.")
    ] = None,
) -> None:
    """Write a package with a small complete game, to change into your own."""
    from .scaffold import write_game

    write_game(name, folder)


@edition_app.command("check", epilog="Example:  camarilla edition check mine.toml")
def edition_check(file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition, as TOML.")]) -> None:
    """Check whether an edition can be played; if not, show where it is wrong and why."""
    from .editions import check_edition

    check_edition(file)


@edition_app.command("draw", epilog="Example:  camarilla edition draw mine.toml --out cards.svg")
def edition_draw(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition, as TOML.")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where to write the picture (SVG).")],
    language: Language = None,
) -> None:
    """Draw the components of an edition, to compare them with the box."""
    from .editions import draw_edition

    draw_edition(file, out, language)

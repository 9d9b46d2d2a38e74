#!/usr/bin/env python3
"""Renders pictures that are not up to date and publishes them: python3 studio/render.py [NAME…]

NAME is a design (faucet), a picture (faucet-satin-brass) or a room; by default all are checked.
--preview renders small and does not publish; --recolour recolours stored source images after a change of colours;
--accept marks the existing masters as up to date; --jobs renders several concurrently.
"""

import argparse
import ast
import hashlib
import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock

STUDIO = Path(__file__).resolve().parent
RENDERS, PREVIEWS = STUDIO / '.work' / 'renders', STUDIO / '.work' / 'previews'
NOTES = STUDIO / 'rendered.json'
MASTERS = STUDIO.parent / 'packages' / 'gateway' / 'src' / 'demonstration' / 'pictures' / 'images'
LOWEST_PRIORITY = '19'
PIXELS, SAMPLES = 1600, 4
ROOM_SIZE = 1600, 4
PREVIEW_PIXELS, PREVIEW_SAMPLES = 300, 8
RECOLOUR_ONLY = 'recolour'
noting = Lock()


@dataclass(frozen=True)
class Shot:
    """One run of Blender: a design in a finish, and the finishes that its source image is recoloured in."""

    design: str
    finish: str
    tints: tuple[str, ...]
    row: dict

    @property
    def name(self) -> str:
        """The name of the picture in the rendered finish."""
        return self.names[0]

    @property
    def names(self) -> list[str]:
        """The names of the resulting pictures."""
        if self.finish in ('none', 'room'):
            return [self.design]
        return [f'{self.design}-{finish}' for finish in (self.finish, *self.tints)]

    @property
    def fingerprint(self) -> str:
        """A hash of everything that can change the picture."""
        own = room_files(self.design) if self.finish == 'room' else [builder_file(self.row['builder'])]
        shared = [file for pattern in ('stage/*.py', 'oidn/*.mjs', 'shoot.py') for file in STUDIO.glob(pattern)]
        content = b''.join(file.read_bytes() for file in sorted({*shared, *(part for file in own for part in imported(file))}))
        return hashlib.sha256(content + json.dumps([self.row, self.names]).encode()).hexdigest()[:16]


def builder_file(builder: str) -> Path:
    """The file of a builder such as faucets.faucet."""
    return STUDIO / 'designs' / f'{builder.split(".")[0]}.py'


def room_files(room: str) -> list[Path]:
    """The files that furnish a room and build the designs in it."""
    table = json.loads((STUDIO / 'shots.json').read_text())
    shown = [design for master in masters() if master['name'] == room for design in master.get('shows', ())]
    return [STUDIO / 'rooms/scene.py', *{builder_file(table[design]['builder']) for design in shown if design in table}]


def masters() -> list[dict]:
    """The rows of the shop's picture manifest."""
    return json.loads((MASTERS / 'manifest.json').read_text())


@cache
def imported(file: Path) -> frozenset[Path]:
    """A file and the studio files that it imports directly or indirectly."""
    found, waiting = set(), [file]
    while waiting:
        source = waiting.pop()
        if source in found or not source.exists():
            continue
        found.add(source)
        imports = [node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.ImportFrom)]
        waiting += [STUDIO / f'{(node.module or "").replace(".", "/")}.py' for node in imports]
    return frozenset(found)


def shots() -> list[Shot]:
    """All shots of shots.json, each design in the finishes of its palettes, and all rooms."""
    table, palettes, rooms = (
        json.loads((STUDIO / f'{name}.json').read_text()) for name in ('shots', 'palettes', 'rooms')
    )
    return [Shot(name, 'room', (), {**row, 'size': ROOM_SIZE}) for name, row in rooms.items()] + [
        Shot(design, finish, tuple(tints), row)
        for design, row in table.items()
        for palette in row['palette'].split()
        for finish, tints in palettes[palette].items()
    ]


def take(shot: Shot, options: argparse.Namespace) -> None:
    """Runs Blender at the lowest priority on one thread."""
    folder = PREVIEWS if options.preview else RENDERS
    folder.mkdir(parents=True, exist_ok=True)
    pixels, samples = shot.row.get('size', [PIXELS, SAMPLES])
    if options.preview:
        pixels, samples = PREVIEW_PIXELS, PREVIEW_SAMPLES
    if options.recolour:
        samples = RECOLOUR_ONLY
    blender = ['nice', '-n', LOWEST_PRIORITY, 'blender', '-b', '-t', '1', '-noaudio', '--python-exit-code', '1']
    size = str(pixels), str(samples)
    script = ['-P', STUDIO / 'shoot.py', '--', shot.design, shot.finish, folder, *size, *recoloured_finishes(shot)]
    # Blender finds Python through PATH; only Debian's Python has the required modules.
    environment = {**os.environ, 'PATH': f'/usr/bin:{os.environ["PATH"]}'}
    subprocess.run([*blender, *script], check=True, stdout=subprocess.DEVNULL, env=environment)


def recoloured_finishes(shot: Shot) -> list[str]:
    """The finishes to recolour a source image in, except those that the shop recolours itself. If the shop recolours all,
    the rendered finish is listed, because otherwise the source image would not separate the recolourable light."""
    done_by_shop = json.loads((STUDIO / 'recoloured-finishes.json').read_text())
    own = [tint for tint in shot.tints if tint not in done_by_shop]
    return own or ([shot.finish] if shot.tints else [])


def mask(shot: Shot) -> None:
    """Writes the mask that the shop recolours a finish with."""
    source = RENDERS / 'source-images' / f'{shot.design}-{shot.finish}.npz'
    subprocess.run(['/usr/bin/python3', STUDIO / 'mask.py', source, RENDERS / f'{shot.design}.mask'], check=True)


def publish() -> None:
    """Publishes the renders as masters."""
    node = STUDIO.parent / 'node_modules' / '.bin' / 'node'
    command = [node, '--conditions=@basin/source', STUDIO / 'publish.ts', RENDERS]
    subprocess.run(command, check=True, cwd=STUDIO.parent)


def arguments() -> argparse.Namespace:
    """Parses the command-line arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--jobs', type=int, default=1)
    for choice in ('--preview', '--recolour', '--accept'):
        parser.add_argument(choice, action='store_true')
    options = parser.parse_args()
    unknown = set(options.names) - {name for shot in shots() for name in (shot.design, *shot.names)}
    if unknown:
        parser.error(f'unknown design or picture: {", ".join(sorted(unknown))}')
    return options


def main() -> None:
    """Renders the selected shots that are not up to date."""
    options = arguments()
    chosen = [shot for shot in shots() if not options.names or {shot.design, *shot.names} & set(options.names)]
    noted = notes()
    stale = [shot for shot in chosen if noted.get(shot.name) != shot.fingerprint]
    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(lambda shot: process(shot, options), chosen if options.preview or options.recolour else stale))
    if not stale:
        print('every picture is up to date')
    elif not (options.preview or options.accept):
        publish()
        for shot in stale:
            note(shot.name, shot.fingerprint)  # publishing has determined the designs in a room


def process(shot: Shot, options: argparse.Namespace) -> None:
    """Renders a shot and records its fingerprint."""
    fingerprint = shot.fingerprint
    if not options.accept:
        print(', '.join(shot.names), flush=True)
        take(shot, options)
        if not options.preview and set(shot.tints) - set(recoloured_finishes(shot)):
            mask(shot)
    if not options.preview and (not options.accept or is_shown(shot)):
        note(shot.name, fingerprint)


def is_shown(shot: Shot) -> bool:
    """Whether the shop has a picture of the shot."""
    return any(master['name'] == shot.design for master in masters())


def notes() -> dict[str, str]:
    """The recorded fingerprints of shots."""
    return json.loads(NOTES.read_text()) if NOTES.exists() else {}


def note(name: str, fingerprint: str) -> None:
    """Records the fingerprint of a shot."""
    with noting:
        noted = notes() | {name: fingerprint}
        NOTES.write_text(json.dumps(dict(sorted(noted.items())), indent=2) + '\n')


if __name__ == '__main__':
    main()

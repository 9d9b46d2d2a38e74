#!/usr/bin/env python3
"""Renders the pictures that are not up to date, then publishes them: python3 studio/render.py [NAME…]

NAME is a design (faucet), a picture (faucet-satin-brass) or a room; without one, all are looked at.
--preview renders small and does not publish; --print prints kept negatives again, after a change of colours;
--accept only notes the masters that there are as up to date; --jobs renders several at a time.
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
PRINT_AGAIN = 'again'
noting = Lock()


@dataclass(frozen=True)
class Shot:
    """One run of Blender: a design in a finish, and the finishes that the same picture is printed in."""

    design: str
    finish: str
    tints: tuple[str, ...]
    row: dict

    @property
    def name(self) -> str:
        """Of the picture in its own finish."""
        return self.names[0]

    @property
    def names(self) -> list[str]:
        """The pictures that come out of it."""
        if self.finish in ('none', 'room'):
            return [self.design]
        return [f'{self.design}-{finish}' for finish in (self.finish, *self.tints)]

    @property
    def fingerprint(self) -> str:
        """Changes when the picture could."""
        own = room_files(self.design) if self.finish == 'room' else [builder_file(self.row['builder'])]
        shared = [file for pattern in ('stage/*.py', 'oidn/*.mjs', 'shoot.py') for file in STUDIO.glob(pattern)]
        content = b''.join(file.read_bytes() for file in sorted({*shared, *(part for file in own for part in imported(file))}))
        return hashlib.sha256(content + json.dumps([self.row, self.names]).encode()).hexdigest()[:16]


def builder_file(builder: str) -> Path:
    """Where a builder, such as faucets.faucet, is written."""
    return STUDIO / 'designs' / f'{builder.split(".")[0]}.py'


def room_files(room: str) -> list[Path]:
    """What furnishes a room, and what builds the designs that stand in it."""
    table = json.loads((STUDIO / 'shots.json').read_text())
    shown = [design for master in masters() if master['name'] == room for design in master.get('shows', ())]
    return [STUDIO / 'rooms/scene.py', *{builder_file(table[design]['builder']) for design in shown if design in table}]


def masters() -> list[dict]:
    """The pictures that the shop has."""
    return json.loads((MASTERS / 'manifest.json').read_text())


@cache
def imported(file: Path) -> frozenset[Path]:
    """The file, what it imports of the studio, and what that imports."""
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


def take(shot: Shot, wanted: argparse.Namespace) -> None:
    """Runs Blender at the lowest priority on one thread."""
    folder = PREVIEWS if wanted.preview else RENDERS
    folder.mkdir(parents=True, exist_ok=True)
    pixels, samples = shot.row.get('size', [PIXELS, SAMPLES])
    if wanted.preview:
        pixels, samples = PREVIEW_PIXELS, PREVIEW_SAMPLES
    if wanted.print:
        samples = PRINT_AGAIN
    blender = ['nice', '-n', LOWEST_PRIORITY, 'blender', '-b', '-t', '1', '-noaudio', '--python-exit-code', '1']
    script = ['-P', STUDIO / 'shoot.py', '--', shot.design, shot.finish, folder, str(pixels), str(samples), *prints(shot)]
    # Blender looks for its Python on the path; only Debian's own has the modules that it needs.
    environment = {**os.environ, 'PATH': f'/usr/bin:{os.environ["PATH"]}'}
    subprocess.run([*blender, *script], check=True, stdout=subprocess.DEVNULL, env=environment)


def prints(shot: Shot) -> list[str]:
    """The finishes to print a negative in: not those that the shop prints. A negative for the shop has a print of its own
    finish if no other, for without any the darkroom would not keep apart what is in the finish."""
    left_to_shop = json.loads((STUDIO / 'prints.json').read_text())
    kept = [tint for tint in shot.tints if tint not in left_to_shop]
    return kept or ([shot.finish] if shot.tints else [])


def mask(shot: Shot) -> None:
    """Writes where a finish is seen, for the shop's own prints."""
    negative = RENDERS / 'negatives' / f'{shot.design}-{shot.finish}.npz'
    subprocess.run(['/usr/bin/python3', STUDIO / 'mask.py', negative, RENDERS / f'{shot.design}.mask'], check=True)


def publish() -> None:
    """Makes masters of the renders."""
    node = STUDIO.parent / 'node_modules' / '.bin' / 'node'
    command = [node, '--conditions=@basin/source', STUDIO / 'publish.ts', RENDERS]
    subprocess.run(command, check=True, cwd=STUDIO.parent)


def arguments() -> argparse.Namespace:
    """What the command was asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--jobs', type=int, default=1)
    for choice in ('--preview', '--print', '--accept'):
        parser.add_argument(choice, action='store_true')
    wanted = parser.parse_args()
    unknown = set(wanted.names) - {name for shot in shots() for name in (shot.design, *shot.names)}
    if unknown:
        parser.error(f'no shot makes {", ".join(sorted(unknown))}')
    return wanted


def main() -> None:
    """Takes the shots that are asked for and not up to date."""
    wanted = arguments()
    chosen = [shot for shot in shots() if not wanted.names or {shot.design, *shot.names} & set(wanted.names)]
    noted = notes()
    stale = [shot for shot in chosen if noted.get(shot.name) != shot.fingerprint]
    with ThreadPoolExecutor(wanted.jobs) as pool:
        list(pool.map(lambda shot: process(shot, wanted), chosen if wanted.preview or wanted.print else stale))
    if not stale:
        print('every picture is up to date')
    elif not (wanted.preview or wanted.accept):
        publish()
        for shot in stale:
            note(shot.name, shot.fingerprint)  # by now it is known what stands in a room


def process(shot: Shot, wanted: argparse.Namespace) -> None:
    """Takes a shot and notes it."""
    fingerprint = shot.fingerprint
    if not wanted.accept:
        print(', '.join(shot.names), flush=True)
        take(shot, wanted)
        if not wanted.preview and set(shot.tints) - set(prints(shot)):
            mask(shot)
    if not wanted.preview and (not wanted.accept or is_shown(shot)):
        note(shot.name, fingerprint)


def is_shown(shot: Shot) -> bool:
    """Whether the shop has a picture of it."""
    return any(master['name'] == shot.design for master in masters())


def notes() -> dict[str, str]:
    """What shots were made from."""
    return json.loads(NOTES.read_text()) if NOTES.exists() else {}


def note(name: str, fingerprint: str) -> None:
    """Writes down what a shot was made from."""
    with noting:
        noted = notes() | {name: fingerprint}
        NOTES.write_text(json.dumps(dict(sorted(noted.items())), indent=2) + '\n')


if __name__ == '__main__':
    main()

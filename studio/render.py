#!/usr/bin/env python3
"""Renders the product pictures that are not up to date, then publishes them: python3 studio/render.py [NAME…]

NAME is a design (faucet), a picture (faucet-brass) or a room; without one, all are looked at.
--preview renders small and does not publish; --accept only notes the masters that there are as up to date.
"""

import argparse
import hashlib
import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

STUDIO = Path(__file__).resolve().parent
RENDERS, PREVIEWS = STUDIO / '.work' / 'renders', STUDIO / '.work' / 'previews'
NOTES = STUDIO / 'rendered.json'
MASTERS = STUDIO.parent / 'packages' / 'gateway' / 'assets' / 'images'
LOWEST_PRIORITY = '19'
PREVIEW_PIXELS, PREVIEW_SAMPLES = 300, 8


@dataclass(frozen=True)
class Shot:
    """One run of Blender: a design in a finish, and the finishes that the same picture is printed in."""

    design: str
    finish: str
    tints: tuple[str, ...]
    row: dict

    @property
    def names(self) -> list[str]:
        """The pictures that come out of it."""
        if self.finish == 'none':
            return [self.design]
        return [f'{self.design}-{finish}' for finish in (self.finish, *self.tints)]

    @property
    def fingerprint(self) -> str:
        """Changes when the picture could."""
        module = self.row['builder'].split('.')[0] if 'stage' in self.row else '*'
        patterns = ('stage/*.py', 'oidn/*.mjs', f'designs/{module}.py', 'designs/fittings.py', 'shoot.py')
        files = [
            file
            for pattern in (*patterns, *([] if 'stage' in self.row else ['rooms/*.py']))
            for file in STUDIO.glob(pattern)
        ]
        content = b''.join(file.read_bytes() for file in sorted(set(files)))
        return hashlib.sha256(content + json.dumps([self.row, self.names]).encode()).hexdigest()[:16]


def shots() -> list[Shot]:
    """All shots of shots.json."""
    table = json.loads((STUDIO / 'shots.json').read_text())
    return [
        Shot(design, finish, tuple(tints), row)
        for design, row in table.items()
        for finish, tints in row.get('finishes', {'none': []}).items()
    ]


def take(shot: Shot, preview: bool) -> None:
    """Runs Blender at the lowest priority on one thread."""
    folder = PREVIEWS if preview else RENDERS
    folder.mkdir(parents=True, exist_ok=True)
    pixels, samples = shot.row.get('size', [1000, 24])
    if preview:
        pixels, samples = PREVIEW_PIXELS, PREVIEW_SAMPLES
    blender = ['nice', '-n', LOWEST_PRIORITY, 'blender', '-b', '-t', '1', '-noaudio', '--python-exit-code', '1']
    script = ['-P', STUDIO / 'shoot.py', '--', shot.design, shot.finish, folder, str(pixels), str(samples), *shot.tints]
    # Blender looks for its Python on the path; only Debian's own has the modules that it needs.
    environment = {**os.environ, 'PATH': f'/usr/bin:{os.environ["PATH"]}'}
    subprocess.run([*blender, *script], check=True, stdout=subprocess.DEVNULL, env=environment)


def publish() -> None:
    """Makes masters of the renders."""
    node = STUDIO.parent / 'node_modules' / '.bin' / 'node'
    subprocess.run([node, STUDIO / 'publish.ts', RENDERS], check=True, cwd=STUDIO.parent)


def arguments() -> argparse.Namespace:
    """What the command was asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--accept', action='store_true')
    wanted = parser.parse_args()
    unknown = set(wanted.names) - {name for shot in shots() for name in (shot.design, *shot.names)}
    if unknown:
        parser.error(f'no shot makes {", ".join(sorted(unknown))}')
    return wanted


def main() -> None:
    """Takes the shots that are asked for and not up to date."""
    wanted = arguments()
    notes = json.loads(NOTES.read_text()) if NOTES.exists() else {}
    chosen = [shot for shot in shots() if not wanted.names or {shot.design, *shot.names} & set(wanted.names)]
    stale = [shot for shot in chosen if any(notes.get(name) != shot.fingerprint for name in shot.names)]
    for shot in chosen if wanted.preview else stale:
        if not wanted.accept:
            print(', '.join(shot.names), flush=True)
            take(shot, wanted.preview)
        if not wanted.preview:
            note(notes, [name for name in shot.names if not wanted.accept or is_master(name)], shot.fingerprint)
    if stale and not (wanted.preview or wanted.accept):
        publish()


def is_master(name: str) -> bool:
    """Whether the shop has the picture."""
    return (MASTERS / f'{name}.webp').exists()


def note(notes: dict[str, str], names: list[str], fingerprint: str) -> None:
    """Writes down what pictures were made from."""
    notes |= {name: fingerprint for name in names}
    NOTES.write_text(json.dumps(dict(sorted(notes.items())), indent=2) + '\n')


if __name__ == '__main__':
    main()

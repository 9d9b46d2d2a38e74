"""Draws designs as lines, inside Blender: nice blender -b -t 1 --python-exit-code 1 -P studio/draw.py -- [DESIGN…]

Draws all designs by default. Writes studio/.work/drawings/DESIGN.json for `node studio/compress.ts`: the lines of each
view as flat lists x, y, x, y… in tenths of a millimetre, and the measures of the design from measures.json, in
millimetres.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from sheets.lines import VIEWS, EdgeStyle, Line, LineDrawing  # noqa: E402
from sheets.shapes import builder_of, designs, is_panel, shapes_of  # noqa: E402

DRAWINGS = HERE / '.work' / 'drawings'
AXES = 'xyz'
TILES = EdgeStyle(bend=180)
VESSELS = EdgeStyle(bend=20, rims=True)


def main(names: list[str]) -> None:
    """Draws the named designs, or all."""
    DRAWINGS.mkdir(parents=True, exist_ok=True)
    measures = json.loads((HERE / 'measures.json').read_text())
    for design in names or designs():
        drawing = draw(design, measures.get(design, []))
        path = DRAWINGS / f'{design}.json'
        path.write_text(json.dumps(drawing, separators=(',', ':')) + '\n')
        print(design, path.stat().st_size, flush=True)


def draw(design: str, measures: list) -> dict:
    """Draws a design in all views, with its extent and measures."""
    shapes = shapes_of(design)
    drawing = LineDrawing(shapes, style_of(design))
    views = {name: {kind: _packed(found) for kind, found in drawing.lines(view).items()} for name, view in VIEWS.items()}
    for shape in shapes:
        shape.mesh.free()
    extent = {axis: [_millimetres(drawing.low[k]), _millimetres(drawing.high[k])] for k, axis in enumerate(AXES)}
    rows = [dict(zip(('key', 'view', 'axis', 'from', 'to', 'kind'), row)) for row in measures]
    _check(design, rows, extent)
    return {'extent': extent, 'measures': rows, 'views': views}


def style_of(design: str) -> EdgeStyle:
    """Tiles are outlines only; basins, sinks and tubs have rims."""
    if is_panel(design):
        return TILES
    return VESSELS if builder_of(design)[0].split('_')[-1] in ('basins', 'sinks', 'tubs') else EdgeStyle()


def _check(design: str, rows: list[dict], extent: dict) -> None:
    for row in rows:
        low, high = extent[row['axis']]
        if not low - 15 <= row['from'] < row['to'] <= high + 15:
            raise ValueError(f'{design}: {row["key"]} has a measure outside {row["axis"]} {low} to {high}')


def _packed(lines: list[Line]) -> list[list[int]]:
    return [[round(value * 10_000) for point in line for value in point] for line in lines]


def _millimetres(metres: float) -> float:
    return round(float(metres) * 1000, 1)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])

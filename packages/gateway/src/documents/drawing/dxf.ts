import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, TextHorizontalAlignment, Units } from '@tarikjabiri/dxf';
import type { Lettering, Sheet, Stroke } from './sheet.ts';

const layers: Readonly<Record<Stroke, { name: string; colour: number; lineType: string }>> = {
  outline: { name: 'OUTLINE', colour: Colors.White, lineType: 'Continuous' },
  edge: { name: 'EDGE', colour: 8, lineType: 'Continuous' },
  dashed: { name: 'HIDDEN', colour: Colors.Cyan, lineType: 'DASHED' },
  dimension: { name: 'DIMENSION', colour: Colors.Red, lineType: 'Continuous' },
};
const textLayer = 'TEXT';

/** Converts the sheet to a DXF file with a layer for each line type; one unit is one millimetre of the product. */
export function drawingDxf(sheet: Sheet): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.setVariable('$MEASUREMENT', { 70: 1 });
  dxf.setVariable('$EXTMIN', { 10: 0, 20: 0, 30: 0 });
  dxf.setVariable('$EXTMAX', { 10: sheet.width, 20: sheet.height, 30: 0 });
  const dash = sheet.letterHeight * 0.7;
  dxf.addLType('DASHED', '__ __ __', [dash, -dash / 2]);
  for (const { name, colour, lineType } of Object.values(layers)) dxf.addLayer(name, colour, lineType);
  dxf.addLayer(textLayer, Colors.White, 'Continuous');
  for (const { stroke, line } of sheet.strokes) addLine(dxf, line, layers[stroke].name);
  for (const lettering of sheet.lettering) addText(dxf, lettering, sheet.letterHeight);
  return dxf.stringify();
}

function addLine(dxf: DxfWriter, line: readonly number[], layerName: string): void {
  const points = Array.from({ length: line.length / 2 }, (_, index) => [
    line[2 * index] ?? 0,
    line[2 * index + 1] ?? 0,
  ]);
  const vertices = points.map(([x = 0, y = 0]) => ({ point: point2d(x, y) }));
  dxf.addLWPolyline(vertices, { layerName, flags: LWPolylineFlags.None });
}

function addText(dxf: DxfWriter, { text, x, y, anchor, rotationDegrees }: Lettering, height: number): void {
  dxf.addText(point3d(x, y), height, text, {
    layerName: textLayer,
    rotation: rotationDegrees,
    ...(anchor === 'middle' && {
      horizontalAlignment: TextHorizontalAlignment.Center,
      secondAlignmentPoint: point3d(x, y),
    }),
  });
}

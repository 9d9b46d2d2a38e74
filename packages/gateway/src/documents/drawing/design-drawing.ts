import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';

const axes = ['x', 'y', 'z'] as const;
/** To the right, to the back and up, as the front is seen. */
export type Axis = (typeof axes)[number];

const viewNames = ['front', 'side', 'top'] as const;
export type ViewName = (typeof viewNames)[number];

const millimetres = z.number();
const lines = z.array(z.array(z.int()));

/** Where on a design a measure of products is taken. */
const markSchema = z.object({
  /** The measure, as the dimensions of products name it. */
  key: z.string(),
  view: z.enum(viewNames),
  axis: z.enum(axes),
  from: millimetres,
  to: millimetres,
  /**
   * `hidden` is measured behind what is seen, `centres` between axes, `module` on one of many equal pieces; `scale` is
   * not along an axis: it says how large the pieces are and is not drawn.
   */
  kind: z.enum(['hidden', 'centres', 'module', 'scale']).exactOptional(),
});
export type Mark = z.output<typeof markSchema>;

const drawingSchema = z.object({
  extent: z.record(z.enum(axes), z.tuple([millimetres, millimetres])),
  measures: z.array(markSchema),
  /** Lines as flat lists x, y, x, y… in tenths of a millimetre. */
  views: z.record(z.enum(viewNames), z.object({ outline: lines, edge: lines, hidden: lines })),
});
/** The lines of one of the studio's designs, and where it is measured. */
export type DesignDrawing = z.output<typeof drawingSchema>;

const SUFFIX = '.json.br';

/** The drawings of a folder: which designs there are, and how one is drawn. They are kept packed, at a quarter of their size. */
export function folderDrawings(folder: string): {
  readonly drawn: ReadonlySet<string>;
  readonly drawing: (design: string) => DesignDrawing;
} {
  const known = new Map<string, DesignDrawing>();
  const drawn = existsSync(folder) ? readdirSync(folder).map((file) => file.replace(SUFFIX, '')) : [];
  return {
    drawn: new Set(drawn),
    drawing(design) {
      const drawing = known.get(design) ?? unpacked(readFileSync(join(folder, design + SUFFIX)));
      known.set(design, drawing);
      return drawing;
    },
  };
}

function unpacked(file: Buffer): DesignDrawing {
  return drawingSchema.parse(JSON.parse(brotliDecompressSync(file).toString()));
}

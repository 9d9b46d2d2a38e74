import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';

const axes = ['x', 'y', 'z'] as const;
/** The axes of a design seen from the front: to the right, to the back and up. */
export type Axis = (typeof axes)[number];

const viewNames = ['front', 'side', 'top'] as const;
export type ViewName = (typeof viewNames)[number];

const millimetres = z.number();
const lines = z.array(z.array(z.int()));

/** Where a dimension of products is measured on a design. */
const markSchema = z.object({
  /** The key of the product dimension. */
  key: z.string(),
  view: z.enum(viewNames),
  axis: z.enum(axes),
  from: millimetres,
  to: millimetres,
  /**
   * `hidden` is measured behind the visible surface, `centres` between axes, `module` on one of many equal pieces;
   * `scale` gives the size of the pieces, is not along an axis and is not drawn.
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
/** The lines of one of the studio's designs, and where its dimensions are measured. */
export type DesignDrawing = z.output<typeof drawingSchema>;

const suffix = '.json.br';

/** Returns the drawn designs of a folder, and a function that reads a drawing. Files are Brotli-compressed. */
export function folderDrawings(folder: string): {
  readonly drawn: ReadonlySet<string>;
  readonly drawing: (design: string) => DesignDrawing;
} {
  const known = new Map<string, DesignDrawing>();
  const drawn = existsSync(folder) ? readdirSync(folder).map((file) => file.replace(suffix, '')) : [];
  return {
    drawn: new Set(drawn),
    drawing(design) {
      const drawing = known.get(design) ?? parseCompressed(readFileSync(join(folder, design + suffix)));
      known.set(design, drawing);
      return drawing;
    },
  };
}

function parseCompressed(file: Buffer): DesignDrawing {
  return drawingSchema.parse(JSON.parse(brotliDecompressSync(file).toString()));
}

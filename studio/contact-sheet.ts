/** Shows all masters on one sheet, to be looked at before a commit. Usage: node studio/contact-sheet.ts OUT.png [NAME…] */
import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';

interface Master {
  readonly name: string;
}

const masters = 'packages/gateway/assets/images';
const columns = 8;
const cellPx = 200;
const captionPx = 22;

async function cellOf(name: string, index: number): Promise<OverlayOptions[]> {
  const left = (index % columns) * cellPx;
  const top = Math.floor(index / columns) * (cellPx + captionPx);
  const picture = await sharp(`${masters}/${name}.webp`).resize(cellPx, cellPx, { fit: 'cover' }).toBuffer();
  const caption = `<svg width="${cellPx}" height="${captionPx}"><text x="6" y="15" font-family="sans-serif" font-size="11">${name}</text></svg>`;
  return [
    { input: picture, left, top },
    { input: Buffer.from(caption), left, top: top + cellPx },
  ];
}

const [out, ...wanted] = process.argv.slice(2);
if (out === undefined) throw new RangeError('Usage: node studio/contact-sheet.ts OUT.png [NAME…]');
const listed = JSON.parse(readFileSync(`${masters}/manifest.json`, 'utf8')) as Master[];
const names = listed.map(({ name }) => name).filter((name) => wanted.length === 0 || wanted.includes(name));
const cells = await Promise.all(names.map(cellOf));
await sharp({
  create: {
    width: columns * cellPx,
    height: Math.ceil(names.length / columns) * (cellPx + captionPx),
    channels: 3,
    background: 'white',
  },
})
  .composite(cells.flat())
  .png()
  .toFile(out);
console.log(`${names.length} masters on ${out}`);

/** Puts all masters on one sheet for review before a commit. Usage: node studio/contact-sheet.ts OUT.png [NAME…] */
import sharp, { type OverlayOptions } from 'sharp';
import { imagesFolder } from '../packages/gateway/src/demonstration/pictures-folder.ts';
import { folderMasters } from '../packages/gateway/src/images/masters.ts';
import { readPictureMasters } from '../packages/gateway/src/demonstration/pictures.ts';
import { renderImage } from '../packages/gateway/src/images/render-image.ts';

const masters = folderMasters(imagesFolder);
const columns = 8;
const cellPx = 200;
const captionPx = 22;
const quality = 100;

async function cellOf(name: string, index: number): Promise<OverlayOptions[]> {
  const left = (index % columns) * cellPx;
  const top = Math.floor(index / columns) * (cellPx + captionPx);
  const master = await masters.find(name);
  if (!master) throw new RangeError(`Master ${name} is missing`);
  const picture = await renderImage(master, { widthPx: cellPx, heightPx: cellPx, fit: 'crop', format: 'png', quality });
  const caption = `<svg width="${cellPx}" height="${captionPx}"><text x="6" y="15" font-family="sans-serif" font-size="11">${name}</text></svg>`;
  return [
    { input: picture, left, top },
    { input: Buffer.from(caption), left, top: top + cellPx },
  ];
}

const [out, ...wanted] = process.argv.slice(2);
if (out === undefined) throw new RangeError('Usage: node studio/contact-sheet.ts OUT.png [NAME…]');
const listed = readPictureMasters().map(({ name }) => name);
const names = listed.filter((name) => wanted.length === 0 || wanted.includes(name));
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

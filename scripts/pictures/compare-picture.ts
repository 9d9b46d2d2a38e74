import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const baselines = 'packages/react-ui/src/docs/pictures';
const report = 'reports/pictures';
/** Smaller channel differences count as rounding. */
const minChannelDifference = 24;
/** The share of pixels that may differ. */
const allowedShare = 0.0004;

/**
 * Returns the percentage of pixels that differ between a base64 PNG and the baseline with the given name, or null when no
 * baseline has that size. On the last attempt a difference is reported, or with UPDATE_PICTURES replaces the baseline.
 */
export async function comparePicture(_: unknown, name: string, png: string, isLast: boolean): Promise<number | null> {
  const now = Buffer.from(png, 'base64');
  const path = `${baselines}/${name}.webp`;
  const before = await readFile(path).catch(() => null);
  const share = before && (await differingShare(before, now));
  if (share !== null && share <= allowedShare) return 0;
  const percent = share === null ? null : share * 100;
  if (!isLast) return percent;
  if (process.env.UPDATE_PICTURES) {
    await mkdir(baselines, { recursive: true });
    await sharp(now).webp({ lossless: true, effort: 6 }).toFile(path);
    return 0;
  }
  await addToReport(name, before, now);
  return percent;
}

async function differingShare(before: Buffer, now: Buffer): Promise<number | null> {
  const [old, next] = await Promise.all([before, now].map(pixelsOf));
  if (old?.info.width !== next?.info.width || old?.info.height !== next?.info.height || !old || !next) return null;
  let count = 0;
  for (let at = 0; at < old.data.length; at += 3) if (isOtherColor(old.data, next.data, at)) count++;
  return (count * 3) / old.data.length;
}

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

const isOtherColor = (one: Buffer, other: Buffer, at: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) >= minChannelDifference);

const rows = new Map<string, string>();

/** Writes a page with all pictures that differ: before, now and the difference. */
async function addToReport(name: string, before: Buffer | null, now: Buffer): Promise<void> {
  const source = (picture: Buffer) => `data:image;base64,${picture.toString('base64')}`;
  const old = before ? `<img src="${source(before)}">` : 'none';
  const both = before ? `<div><img src="${source(before)}"><img class="over" src="${source(now)}"></div>` : '';
  rows.set(name, `<tr><th>${name}<td>${old}<td><img src="${source(now)}"><td>${both}`);
  const head = '<tr><th>Component<th>Before<th>Now<th>Difference';
  const style =
    'td{vertical-align:top}div{position:relative;background:#000}.over{position:absolute;left:0;top:0;mix-blend-mode:difference}';
  await mkdir(report, { recursive: true });
  const page = `<!doctype html><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style><table>${head}${[...rows.values()].join('')}</table>`;
  await writeFile(`${report}/index.html`, page);
}

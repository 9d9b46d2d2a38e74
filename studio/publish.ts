/** Turns rendered pictures into the masters that the image service serves, and writes their manifest. Usage: node studio/publish.ts RENDERS */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';

interface Words {
  readonly en: string;
  readonly fr: string;
}

const masters = 'packages/gateway/assets/images';
const longestSide = 1600;
const wordsIn = (file: string) => JSON.parse(readFileSync(join('studio', file), 'utf8')) as Record<string, Words>;
const designs = wordsIn('designs.json');
const finishes = wordsIn('finishes.json');

/** The longest design that a name starts with; what follows is the finish. */
function partsOf(name: string): { design: string; finish: string | null } {
  const design = Object.keys(designs)
    .filter((key) => name === key || name.startsWith(`${key}-`))
    .sort((a, b) => b.length - a.length)[0];
  const finish = design === undefined || name === design ? null : name.slice(design.length + 1);
  if (design === undefined || (finish !== null && !(finish in finishes)))
    throw new RangeError(`${name} names no known design and finish`);
  return { design, finish };
}

function altOf(design: string, finish: string | null): Words {
  const [what, how] = [designs[design], finish === null ? undefined : finishes[finish]];
  if (!what) throw new RangeError(`${design} has no words`);
  return how ? { en: `${what.en}, ${how.en}`, fr: `${what.fr}, ${how.fr}` } : what;
}

async function publish(folder: string, file: string) {
  const name = basename(file, '.png');
  const { design, finish } = partsOf(name);
  const { width, height } = await sharp(join(folder, file))
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, smartSubsample: true, effort: 6 })
    .toFile(join(masters, `${name}.webp`));
  const kind = design.startsWith('room-') ? 'room' : 'product';
  return { name, design, finish, kind, width, height, alt: altOf(design, finish) };
}

const folder = process.argv[2];
if (folder === undefined) throw new RangeError('Usage: node studio/publish.ts RENDERS');
mkdirSync(masters, { recursive: true });
const files = readdirSync(folder).filter((file) => file.endsWith('.png')).sort();
const manifest = [];
for (const file of files) manifest.push(await publish(folder, file));
writeFileSync(join(masters, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
console.log(`${manifest.length} masters in ${masters}`);

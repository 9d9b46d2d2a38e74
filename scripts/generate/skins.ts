import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { brandCss, composeBrands, type Brand } from '../../packages/react-ui/src/brand/index.ts';
import { colorsOf } from '../../packages/react-ui/src/brand/css-values.ts';
import type { GeneratedFile } from '../../packages/sdk/scripts/generated.ts';

const folder = 'packages/storefront/app/shell/skins';
const names = ['fixtures', 'kitchen', 'tile'];

/** Returns the shop's skins as brands of the kit, the default one first. */
function skinBrands(): Brand[] {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as unknown;
  return composeBrands(Object.fromEntries(names.map((name) => [name, read(name)])));
}

/** Generates the stylesheet and the TypeScript constants of the shop's skins. */
export function skinFiles(): Promise<GeneratedFile[]> {
  const brands = skinBrands();
  return Promise.all([
    file('skins.css', '/* Generated from the JSON files of the skins: npm run generate. */\n', cssOf(brands)),
    file('skins.ts', '// Generated from the JSON files of the skins: npm run generate.\n\n', codeOf(brands)),
  ]);
}

const cssOf = (brands: readonly Brand[]) => brands.map((brand) => brandCss(brand, brands)).join('');

function codeOf(brands: readonly Brand[]): string {
  const paper = ({ tokens }: Brand, scheme: 'light' | 'dark') => colorsOf(tokens, scheme).paper;
  const papers = brands.map((brand) => [brand.name, { light: paper(brand, 'light'), dark: paper(brand, 'dark') }]);
  return [
    '/** Values of `data-brand`. */\n',
    `export const skins = ${JSON.stringify(names)} as const;\n\n`,
    '/** The paper of each skin by scheme, for the bars of a browser. */\n',
    `export const papers = ${JSON.stringify(Object.fromEntries(papers))} as const;\n`,
  ].join('');
}

async function file(name: string, mark: string, text: string): Promise<GeneratedFile> {
  const path = `${folder}/${name}`;
  return { path, content: await format(mark + text, { ...(await resolveConfig(path)), filepath: path }) };
}

import { describe, expect, test } from 'vitest';
import { brandFiles } from './brand-files.ts';
import { composeBrands, type Brand } from './brand.ts';
import { checkBrand } from './check-brand.ts';
import { contrast } from './contrast.ts';
import { baseValues } from './css-values.ts';
import { neutralTokens } from './neutral-tokens.ts';
import { BrandError } from './read-brand.ts';

function only(source: unknown): Brand {
  const [brand] = composeBrands({ moss: source });
  if (brand === undefined) throw new TypeError('one source is one brand');
  return brand;
}
const problemsOf = (source: unknown): readonly string[] => {
  try {
    only(source);
    return [];
  } catch (error) {
    return (error as BrandError).problems;
  }
};
const hex = (value: string) => ({ $type: 'color', $value: value });
const moss = {
  $description: 'What differs, as a design tool writes it.',
  color: {
    $type: 'color',
    light: { accent: { $value: '#2f5d3a' }, ink: { $value: { colorSpace: 'srgb', components: [0.1, 0.1, 0.12] } } },
    dark: { accent: { $value: '{color.light.paper}' } },
  },
  font: { display: { $type: 'fontFamily', $value: ['Fraunces', 'Georgia', 'serif'] } },
  radius: { control: { $type: 'dimension', $value: '6px' } },
};

describe('a brand is read', () => {
  test('from hex texts, components, aliases into the kit and lengths as text', () => {
    const values = baseValues(only(moss).tokens);
    expect(values).toMatchObject({
      'color-accent': 'light-dark(#2f5d3a, #f7f7f7)',
      'color-ink': 'light-dark(#1a1a1f, #f0f0f0)',
      'font-display': 'Fraunces, Georgia, serif',
      'radius-control': '6px',
    });
    expect(values['color-paper']).toBe(baseValues(neutralTokens)['color-paper']);
  });

  test.each([
    [
      'an unknown name',
      { color: { light: { papr: hex('#fff') } } },
      'color.light.papr: no token of the kit; known here: paper',
    ],
    ['a colour that is none', { color: { light: { ink: hex('black') } } }, 'color.light.ink: black is no #rrggbb'],
    [
      'an alias to nothing',
      { color: { light: { ink: hex('{color.night}') } } },
      'color.light.ink: {color.night} leads to no token',
    ],
    [
      'a circle',
      { color: { light: { ink: hex('{color.light.ink}') } } },
      'color.light.ink: {color.light.ink} leads to no token',
    ],
    [
      'a translucent ink',
      { color: { light: { ink: hex('#11111180') } } },
      'color.light.ink: only line may be translucent',
    ],
    [
      'a wide colour without hex',
      { color: { light: { ink: { $value: { colorSpace: 'oklch', components: [0.2, 0, 0] } } } } },
      'color.light.ink: oklch needs hex',
    ],
    ['a length without a unit', { space: { 4: { $value: 16 } } }, 'space.4: needs a number and one of px, rem, em'],
    ['a weight out of range', { weight: { text: { $value: 1200 } } }, 'weight.text: needs 1 to 1000'],
    [
      'CSS in the name of a font',
      { font: { text: { $value: 'a; } body { color: red' } } },
      'font.text: needs names of fonts',
    ],
    ['a width of its own', { breakpoint: { tablet: { $value: '700px' } } }, 'breakpoint: the kit’s styles decide'],
    ['a token for a group', { color: { light: hex('#fff') } }, 'color.light: a token where the kit has a group'],
    ['no object', 'moss', 'a brand is an object of groups and tokens'],
  ])('with an error that names the path: %s', (_, source, problem) => {
    expect(problemsOf(source).join()).toContain(problem);
  });

  test('with all its problems at once', () => {
    expect(problemsOf({ weight: { text: { $value: 0 } }, colour: {} })).toHaveLength(2);
  });
});

describe('the check', () => {
  test('passes the kit itself, in light, dark and high contrast', () => {
    expect(checkBrand(neutralTokens).filter(({ passes }) => !passes)).toEqual([]);
  });

  test('names a pair that is too close with its figures, and the nearest value passes in every pair of that colour', () => {
    const failing = checkBrand(only({ color: { light: { accent: hex('#c08a3e') } } }).tokens).filter(
      ({ passes }) => !passes,
    );
    expect(failing.map(({ scheme, front, back }) => `${scheme} ${front} on ${back}`)).toEqual([
      'light accent on paper',
      'light accent on surface',
      'light accent on sunken',
      'light on-accent on accent',
    ]);
    const [first] = failing;
    expect(first).toMatchObject({ ratio: expect.closeTo(2.79, 1) as number, least: 4.5, nearest: { name: 'accent' } });
    const repaired = { color: { light: { accent: hex(first?.nearest?.value ?? '') } } };
    expect(checkBrand(only(repaired).tokens).filter(({ passes }) => !passes)).toEqual([]);
  });

  test('asks for 7:1 in high contrast', () => {
    const grey = { color: { 'contrast-light': { muted: hex('#666666') } } };
    expect(contrast('#666666', '#ffffff')).toBeGreaterThan(4.5);
    expect(checkBrand(only(grey).tokens).some(({ scheme, passes }) => scheme === 'contrast-light' && !passes)).toBe(
      true,
    );
  });
});

describe('the files', () => {
  test('the style sheet holds only what differs, in the layer that yields to high contrast', () => {
    const css = brandFiles(only(moss))['.css'];
    expect(css).toMatch(/@layer kit\.tokens\.brand \{\n:root, \[data-brand='moss'\] \{/);
    expect(css?.match(/--basin-[a-z-]+(?=:)/g)).toEqual([
      '--basin-color-ink',
      '--basin-color-accent',
      '--basin-font-display',
      '--basin-radius-control',
    ]);
  });

  test('of brands made together each sets what any of them does, so that one holds within another', () => {
    const brands = composeBrands({ moss, clay: { weight: { display: { $value: 500 } } } });
    const [first, second] = brands.map((brand) => brandFiles(brand, brands)['.css'] ?? '');
    expect(first).toContain('--basin-weight-display: 400;');
    expect(second).toMatch(/\[data-brand='clay'\] \{\n {2}--basin-weight-display: 500;\n\}/);
    expect(second).not.toContain(':root');
  });

  test('DTCG comes out as it went in: what is written reads as the same brand, and is written the same again', () => {
    const brand = only(moss);
    const written = brandFiles(brand)['.tokens.json'] ?? '';
    const again = only(JSON.parse(written));
    expect(baseValues(again.tokens)).toEqual(baseValues(brand.tokens));
    expect(brandFiles(again)).toEqual(brandFiles(brand));
  });

  test('a brand’s high contrast and density reach its style sheet', () => {
    const css = brandFiles(
      only({
        color: { 'contrast-dark': { accent: hex('#ffee00') } },
        density: { compact: { space: { 4: { $type: 'dimension', $value: '0.625rem' } } } },
      }),
    )['.css'];
    expect(css).toMatch(/kit\.tokens\.brand-contrast \{\n\[data-theme='contrast'\][^}]*light-dark\(#123a5c, #ffee00\)/);
    expect(css).toMatch(
      /:root\[data-density='compact'\], :root \[data-density='compact'\] \{\n {2}--basin-space-4: 0.625rem/,
    );
  });

  test('the TypeScript module and the Tailwind theme have the brand’s values', () => {
    const files = brandFiles(only(moss));
    expect(files['.ts']).toContain('"accent": "#2f5d3a"');
    expect(files['.tailwind.css']).toContain('--radius-basin-control: var(--basin-radius-control, 6px);');
    expect(files['.tailwind.css']).toContain('--breakpoint-basin-desktop: 80rem;');
  });
});

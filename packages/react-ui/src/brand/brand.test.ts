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
  if (brand === undefined) throw new TypeError('a single source must give a single brand');
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

describe('reading a brand', () => {
  test('a brand may contain hex colours, components, aliases into the kit and lengths as strings', () => {
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
      'color.light.papr: not a token of the kit; expected one of: paper',
    ],
    ['an invalid colour', { color: { light: { ink: hex('black') } } }, 'color.light.ink: black is not #rrggbb'],
    [
      'an alias to an unknown token',
      { color: { light: { ink: hex('{color.night}') } } },
      'color.light.ink: {color.night} does not refer to a token',
    ],
    [
      'an alias cycle',
      { color: { light: { ink: hex('{color.light.ink}') } } },
      'color.light.ink: {color.light.ink} does not refer to a token',
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
    ['CSS in a font name', { font: { text: { $value: 'a; } body { color: red' } } }, 'font.text: needs font names'],
    ['a custom breakpoint', { breakpoint: { tablet: { $value: '700px' } } }, 'breakpoint: breakpoints are fixed'],
    ['a token for a group', { color: { light: hex('#fff') } }, 'color.light: expected a group of tokens'],
    [
      'a value without $value',
      { color: { light: { accent: '#123456' } } },
      'color.light.accent: expected a token: an object with $value',
    ],
    ['a list for a group', { color: [] }, 'color: expected a group of tokens'],
    ['a string instead of an object', 'moss', 'a brand must be an object of groups and tokens'],
  ])('an invalid brand fails with an error that names the path: %s', (_, source, problem) => {
    expect(problemsOf(source).join()).toContain(problem);
  });

  test('all problems of a brand are reported at once', () => {
    expect(problemsOf({ weight: { text: { $value: 0 } }, colour: {} })).toHaveLength(2);
  });
});

describe('checking a brand', () => {
  test('the kit itself passes the check in light, dark and high contrast', () => {
    expect(checkBrand(neutralTokens).filter(({ passes }) => !passes)).toEqual([]);
  });

  test('the check reports a failing pair with its figures and a nearest value that passes in every pair of that colour', () => {
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

  test('the check requires 7:1 in high contrast', () => {
    const grey = { color: { 'contrast-light': { muted: hex('#666666') } } };
    expect(contrast('#666666', '#ffffff')).toBeGreaterThan(4.5);
    expect(checkBrand(only(grey).tokens).some(({ scheme, passes }) => scheme === 'contrast-light' && !passes)).toBe(
      true,
    );
  });
});

describe('the files of a brand', () => {
  test('the style sheet contains only differences, in the layer that high contrast overrides', () => {
    const css = brandFiles(only(moss))['.css'];
    expect(css).toMatch(/@layer kit\.tokens\.brand \{\n:root, \[data-brand='moss'\] \{/);
    expect(css?.match(/--basin-[a-z-]+(?=:)/g)).toEqual([
      '--basin-color-ink',
      '--basin-color-accent',
      '--basin-font-display',
      '--basin-radius-control',
    ]);
  });

  test('brands built together set the same properties, so that one applies inside another', () => {
    const brands = composeBrands({ moss, clay: { weight: { display: { $value: 500 } } } });
    const [first, second] = brands.map((brand) => brandFiles(brand, brands)['.css'] ?? '');
    expect(first).toContain('--basin-weight-display: 400;');
    expect(second).toMatch(/\[data-brand='clay'\] \{\n {2}--basin-weight-display: 500;\n\}/);
    expect(second).not.toContain(':root');
  });

  test('the written DTCG file reads back as the same brand and is written identically', () => {
    const brand = only(moss);
    const written = brandFiles(brand)['.tokens.json'] ?? '';
    const again = only(JSON.parse(written));
    expect(baseValues(again.tokens)).toEqual(baseValues(brand.tokens));
    expect(brandFiles(again)).toEqual(brandFiles(brand));
  });

  test('high contrast and density of a brand are in its style sheet', () => {
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

  test('the TypeScript module and the Tailwind theme contain the brand’s values', () => {
    const files = brandFiles(only(moss));
    expect(files['.ts']).toContain('"accent": "#2f5d3a"');
    expect(files['.tailwind.css']).toContain('--radius-basin-control: var(--basin-radius-control, 6px);');
    expect(files['.tailwind.css']).toContain('--breakpoint-basin-desktop: 80rem;');
  });
});

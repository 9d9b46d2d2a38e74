/** What a surface looks like from close by. */
type Surface = 'polished' | 'brushed' | 'wood' | 'stone' | 'matte' | 'glazed';

/** The surface that the name of a finish tells of; the first that fits, else a glaze. */
const surfaces: readonly (readonly [RegExp, Surface])[] = [
  [/polished|chrome|unlacquered/i, 'polished'],
  [/brushed|satin|stainless|aged/i, 'brushed'],
  [/oak|walnut/i, 'wood'],
  [/vein|lune|bisque|alder|verd|nero/i, 'stone'],
  [/matte|lacquer|bronze|gunmetal|soot|chalk|clay/i, 'matte'],
];

/** The grain of a surface: how often it varies along and across, and how strong it is. */
const grains: Readonly<Record<Surface, { frequency: string; strength: number; gloss: number }>> = {
  polished: { frequency: '0.002 0.02', strength: 0.1, gloss: 0.75 },
  brushed: { frequency: '0.006 0.7', strength: 0.16, gloss: 0.45 },
  wood: { frequency: '0.006 0.11', strength: 0.3, gloss: 0.12 },
  stone: { frequency: '0.008 0.022', strength: 0.2, gloss: 0.18 },
  matte: { frequency: '0.8 0.8', strength: 0.07, gloss: 0.1 },
  glazed: { frequency: '0.012 0.016', strength: 0.05, gloss: 0.4 },
};

/** A close-up of a finish as SVG, 256 px square, in its colour. */
export function drawSwatch(name: string, colour: string): string {
  const surface = surfaces.find(([words]) => words.test(name))?.[1] ?? 'glazed';
  const { frequency, strength, gloss } = grains[surface];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
<defs>
<filter id="grain" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="7"/>
<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.6 0 0 0 -0.55"/>
</filter>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#fff" stop-opacity="${gloss}"/>
<stop offset="0.45" stop-color="#fff" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity="${gloss / 2}"/>
</linearGradient>
</defs>
<rect width="256" height="256" fill="${colour}"/>
<rect width="256" height="256" filter="url(#grain)" opacity="${strength}"/>
<rect width="256" height="256" fill="url(#light)"/>
</svg>`;
}

import { localeTag, type Locale } from '@basin/domain';
import { byUnits } from './lay-out.ts';
import type { Lettering, Sheet, Stroke } from './sheet.ts';

/** Stroke widths in letter heights. */
const widths: Readonly<Record<Stroke, number>> = { outline: 0.13, edge: 0.055, dashed: 0.045, dimension: 0.045 };
const margin = 1;
/** At phone size the text grows and the other units are hidden; the table next to the drawing shows both. */
const small = { pixels: 440, letters: 1.45 };

/** Converts the sheet to an SVG with a title: dark lines on white, also on pages in dark mode. */
export function drawingSvg(sheet: Sheet, title: string, locale: Locale): string {
  const { letterHeight: unit } = sheet;
  const [width, height] = [sheet.width + 2 * margin * unit, sheet.height + 2 * margin * unit];
  const groups = (Object.keys(widths) as Stroke[]).map((stroke) => group(sheet, stroke));
  return `<svg xmlns="http://www.w3.org/2000/svg" lang="${localeTag(locale)}" viewBox="0 0 ${short(width)} ${short(height)}" width="${Math.round((width / unit) * 14)}" height="${Math.round((height / unit) * 14)}" role="img">
<title>${escapeMarkup(title)}</title>
<style>:root{color:#1b1a18;background:#fff}g{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}.edge,.dashed,.dimension{stroke-opacity:.62}.dashed{stroke-dasharray:${short(unit * 0.7)} ${short(unit * 0.35)}}text{fill:currentColor;font:${short(unit)}px 'Hanken Grotesk','Helvetica Neue',Arial,sans-serif;font-variant-numeric:tabular-nums}@media (max-width:${small.pixels}px) and (max-height:${small.pixels}px){text{font-size:${short(unit * small.letters)}px}.other{display:none}}</style>
<g transform="translate(${short(margin * unit)} ${short(height - margin * unit)})">${groups.join('')}</g>
<g transform="translate(${short(margin * unit)} ${short(height - margin * unit)})" style="stroke:none">${sheet.lettering.map(textElement).join('')}</g>
</svg>
`;
}

function group({ strokes, letterHeight }: Sheet, stroke: Stroke): string {
  const paths = strokes.filter((each) => each.stroke === stroke).map(({ line }) => path(line));
  return `<g class="${stroke}" stroke-width="${short(widths[stroke] * letterHeight)}"><path d="${paths.join('')}"/></g>`;
}

/** Returns the path data of a line; in SVG, y points down. */
function path(line: readonly number[]): string {
  return line
    .map((place, index) => (index % 2 === 0 ? `${index === 0 ? 'M' : 'L'}${short(place)}` : ` ${short(-place)}`))
    .join('');
}

function textElement({ text, x, y, anchor, rotationDegrees }: Lettering): string {
  const turn = rotationDegrees === 0 ? '' : ` transform="rotate(${-rotationDegrees} ${short(x)} ${short(-y)})"`;
  const [own, other] = byUnits(text).map(escapeMarkup);
  const inOthers = other === '' ? '' : `<tspan class="other">${other}</tspan>`;
  return `<text x="${short(x)}" y="${short(-y)}" text-anchor="${anchor}"${turn}>${own}${inOthers}</text>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

const short = (figure: number) => String(Math.round(figure * 10) / 10);

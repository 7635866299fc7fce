import { upperBody } from './figures.ts';
import { PALETTES, tonesOf, type PaletteName } from './palettes.ts';
import { PEOPLE } from './people.ts';
import { at, circle, faint, rect, shape } from './shapes.ts';

/** Draws the portrait of a person as SVG, 400 × 400. */
export function portrait(index: number, palette: PaletteName): string {
  const person = PEOPLE[index % PEOPLE.length];
  if (person === undefined) throw new Error(`No person ${index}`);
  const { pale, soft, glow } = tonesOf(PALETTES[palette]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400" stroke-linecap="round" stroke-linejoin="round"><linearGradient id="g" x2="0" y2="1"><stop stop-color="${pale}"/><stop offset="1" stop-color="${soft}"/></linearGradient>${rect(0, 0, 400, 400, 'url(#g)')}${faint(0.4, circle(310, 90, 130, glow) + shape('M0 400V300Q90 220 200 270T400 220V400Z', '#fff'))}${at(200, 270, 11.4, upperBody(person))}</svg>`;
}

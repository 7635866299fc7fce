import type { Tones } from './palettes.ts';
import { at, circle, faint, line, rect, shape } from './shapes.ts';

export const GOLD = '#ffc857';

/** A table seen from the front; without `legs`, a desk closed to the floor. */
export function table(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  legs = true,
): string {
  const body = legs
    ? line(`M${x + 24} ${y + 12}V${y + h}M${x + w - 24} ${y + 12}V${y + h}`, colour, 8)
    : rect(x + 10, y + 8, w - 20, h - 8, colour);
  return `${body}${faint(0.2, legs ? '' : rect(x + 10, y + 8, w - 20, 14, '#000'))}${rect(x, y, w, 13, colour, 5)}${faint(0.35, rect(x, y, w, 5, '#fff', 3))}`;
}

/** A screen with a frame. */
export function screen(
  x: number,
  y: number,
  w: number,
  h: number,
  { from, mid, to }: Tones,
  content: string,
): string {
  return `<linearGradient id="s" x2="1" y2="1"><stop stop-color="${mid}"/><stop offset="1" stop-color="${to}"/></linearGradient>${rect(x - 6, y - 6, w + 12, h + 12, from, 8)}${rect(x, y, w, h, 'url(#s)', 4)}${content}`;
}

/** Bars with a rising line. */
export function chart(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  accent: string,
): string {
  const heights = [0.3, 0.42, 0.38, 0.6, 0.74, 0.95];
  const step = w / 6;
  const bars = heights.map((part, i) =>
    rect(x + i * step + step * 0.2, y + h - h * part * 0.8, step * 0.55, h * part * 0.8, colour, 3),
  );
  const points = heights.map(
    (part, i) =>
      `${Math.round(x + i * step + step * 0.48)} ${Math.round(y + h * 0.86 - h * part * 0.86)}`,
  );
  return `${faint(0.7, bars.join(''))}${line(`M${points.join('L')}`, accent, 4)}${line(`M${x} ${y + h}H${x + w}`, colour, 2)}`;
}

/** Strokes that suggest lines of text. */
export function writing(
  x: number,
  y: number,
  w: number,
  rows: number,
  colour: string,
  step = 14,
): string {
  const parts = [1, 0.82, 0.94, 0.6];
  const d = Array.from(
    { length: rows },
    (_, i) => `M${x} ${y + i * step}h${Math.round(w * (parts[i % 4] ?? 1))}`,
  );
  return line(d.join(''), colour, step * 0.36);
}

/** A sheet of paper. */
export function sheet(
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  content: string,
): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(4, 6, w, h, '#0002', 5)}${rect(0, 0, w, h, '#fff', 5)}${content}</g>`;
}

/** An open laptop from behind. */
export function laptop(x: number, y: number, size: number, colour: string): string {
  return at(
    x,
    y,
    size,
    `${rect(-34, -44, 68, 44, colour, 5)}${rect(-44, -3, 88, 6, '#cfd9e6', 3)}${faint(0.6, circle(0, -22, 4, '#fff'))}`,
  );
}

/** A monitor on a stand; (x, y) is the middle of the foot. */
export function monitor(
  x: number,
  y: number,
  w: number,
  h: number,
  tones: Tones,
  content: string,
): string {
  return `${shape(`M${x - 8} ${y - 22}h16v20h22v5h-60v-5h22z`, '#9fb0c6')}${rect(x - w / 2, y - h - 20, w, h, tones.ink, 7)}${rect(x - w / 2 + 6, y - h - 14, w - 12, h - 12, tones.mid, 3)}${content}`;
}

/** A plant in a pot; (x, y) is its foot. */
export function plant(x: number, y: number, size: number, pot: string): string {
  const leaf =
    'M0-40C-34-58-40-92-36-112C-12-100 0-74 0-40ZM0-40C34-62 42-96 34-122C10-104-4-76 0-40Z';
  return at(
    x,
    y,
    size,
    `${shape(leaf, '#2f9e78')}${shape('M0-36C-10-80-4-116 2-136C14-110 14-74 0-36Z', '#56c596')}${shape('M-24-42H24L18 0H-18Z', pot)}`,
  );
}

/** A lamp that hangs from the ceiling. */
export function pendant(x: number, y: number, colour: string): string {
  return `${line(`M${x} 0V${y}`, colour, 3)}${shape(`M${x - 30} ${y + 26}C${x - 26} ${y - 4} ${x + 26} ${y - 4} ${x + 30} ${y + 26}Z`, colour)}${faint(0.16, shape(`M${x - 30} ${y + 26}h60l60 150h-180z`, '#fff3c4'))}${circle(x, y + 26, 8, '#fff3c4')}`;
}

/** A cup with two handles, in the units of a figure's hands. */
export function trophy(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    size,
    `${line('M-7-15C-14-15-13-6-5-5M7-15C14-15 13-6 5-5', GOLD, 2)}${shape('M-8-18H8V-11C8-4 4 0 2 1V5H6V9H-6V5H-2V1C-4 0-8-4-8-11Z', GOLD)}${faint(0.5, shape('M-5-16H-2V-4C-5-7-5-11-5-16Z', '#fff'))}`,
  );
}

import type { Tones } from './palettes.ts';
import { at, circle, line, rect, times } from './shapes.ts';

/** A gear wheel. */
export function gear(
  x: number,
  y: number,
  r: number,
  teeth: number,
  colour: string,
  hole: string,
): string {
  const notch = (Math.PI * r * 2) / teeth / 2;
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${(r * 0.3).toFixed(1)}" stroke-linecap="butt" stroke-dasharray="${notch.toFixed(2)}"/>${circle(x, y, r * 0.93, colour)}${circle(x, y, r * 0.62, hole)}${circle(x, y, r * 0.5, colour)}${circle(x, y, r * 0.2, hole)}`;
}

/** A robot arm on a base; (x, y) is the foot, `mirror` reaches to the left. */
export function robotArm(
  x: number,
  y: number,
  size: number,
  colour: string,
  mirror = false,
): string {
  const joint = (jx: number, jy: number, r: number) =>
    circle(jx, jy, r, '#26324a') + circle(jx, jy, r * 0.45, '#fff');
  return at(
    x,
    y,
    size,
    `${rect(-38, -16, 76, 16, '#26324a', 5)}${line('M0-16V-52', '#46587a', 34)}${line('M0-60L-22-140', colour, 26)}${line('M-22-140L58-186', colour, 20)}${line('M58-186L84-140', colour, 14)}${line('M84-140l-9 24M84-140l13 22', '#26324a', 6)}${joint(0, -58, 19)}${joint(-22, -140, 16)}${joint(58, -186, 12)}`,
    mirror,
  );
}

/** A conveyor with parts on it. */
export function conveyor(y: number, { ink, soft }: Tones, part: (x: number) => string): string {
  return `${rect(-10, y, 820, 26, ink, 13)}${times(15, (i) => circle(30 + i * 54, y + 13, 7, soft))}${line(`M120 ${y + 26}V${y + 110}M420 ${y + 26}V${y + 110}M700 ${y + 26}V${y + 110}`, ink, 12)}${times(5, (i) => part(70 + i * 165))}`;
}

/** Rounds to one decimal, to keep pictures small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Mixes two colours `#rrggbb`; `share` is the part of the second, from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0): string {
  const round = r > 0 ? ` rx="${n(r)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round} fill="${fill}"/>`;
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** Draws a line; the picture's root rounds ends and joins. */
export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
}

/** Moves and scales a drawing; a negative `scale` of x mirrors it. */
export function at(x: number, y: number, scale: number, drawing: string, mirror = false): string {
  const factor = Math.round(scale * 100) / 100;
  const scaled = mirror ? `${-factor} ${factor}` : String(factor);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scaled})">${drawing}</g>`;
}

export function faint(opacity: number, drawing: string): string {
  return `<g opacity="${opacity}">${drawing}</g>`;
}

/** Repeats a drawing for 0 … count − 1. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

import { at, circle, faint, line, rect, shape } from './shapes.ts';

/** A broad-leaved tree; (x, y) is its foot. */
export function tree(x: number, y: number, size: number, colour: string): string {
  return at(
    x,
    y,
    size,
    `${line('M0 0V-44M0-20l14-16', '#7a5a44', 6)}${circle(0, -66, 30, colour)}${circle(-20, -50, 20, colour)}${circle(20, -50, 21, colour)}${faint(0.2, circle(-8, -74, 16, '#fff'))}`,
  );
}

/** A building with rows of windows; (x, y) is its lower left corner. */
export function building(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  window: string,
  lit = '',
): string {
  const columns = Math.floor((w - 12) / 20);
  const rows = Math.floor((h - 16) / 24);
  const d = (pick: (index: number) => boolean) =>
    Array.from({ length: rows * columns }, (_, i) =>
      pick(i)
        ? `M${x + 13 + (i % columns) * 20} ${y - h + 16 + Math.floor(i / columns) * 24}v10`
        : '',
    ).join('');
  const windows = (path: string, colour: string) =>
    `<path d="${path}" stroke="${colour}" stroke-width="9" stroke-linecap="butt"/>`;
  const isLit = (i: number) => lit !== '' && (i * 7 + w) % 5 < 2;
  return `${rect(x, y - h, w, h, wall, 4)}${windows(
    d((i) => !isLit(i)),
    window,
  )}${lit === '' ? '' : windows(d(isLit), lit)}`;
}

/** A wind turbine; (x, y) is its foot. */
export function turbine(x: number, y: number, size: number, turn: number): string {
  const blade = 'M-3-4C6-22 8-66 0-96C-7-60-8-22-3-4Z';
  return at(
    x,
    y,
    size,
    `${shape('M-4-190L-7 0H7L4-190Z', '#f4f8fc')}<g fill="#fff" stroke="#c6d4e4" transform="translate(0-190) rotate(${turn})"><path d="${blade}"/><path d="${blade}" transform="rotate(120)"/><path d="${blade}" transform="rotate(240)"/><circle r="8"/></g>`,
  );
}

import { head, type Person, type Wear } from './people.ts';
import { at, circle, line, mix, n, shape } from './shapes.ts';

type Arm = readonly [elbowX: number, elbowY: number, handX: number, handY: number];

/** Arms, for a figure that turns right: the left one, then the right one. */
const POSES = {
  stand: [
    [-12.4, 20, -12, 33],
    [12.4, 20, 12, 33],
  ],
  point: [
    [-12.4, 20, -12, 33],
    [17, 10, 27, -2],
  ],
  talk: [
    [-12.6, 20, -8, 30],
    [14, 18, 22, 10],
  ],
  hold: [
    [-13, 18, -3, 21],
    [13, 18, 4, 21],
  ],
  reach: [
    [-12.4, 20, -10, 32],
    [14, 18, 25, 19],
  ],
  raise: [
    [-15, -2, -4, -24],
    [15, -2, 4, -24],
  ],
  clap: [
    [-12.6, 17, -1.6, 13],
    [12.6, 17, 1.6, 13],
  ],
  desk: [
    [-13, 17, -6, 26],
    [13, 17, 6, 26],
  ],
} satisfies Record<string, readonly [Arm, Arm]>;

export type Pose = keyof typeof POSES;

const TORSO = 'M-2.6 0C-6 1-10.2 1-11.2 5L-10.4 34H10.4L11.2 5C10.2 1 6 1 2.6 0Q0 2-2.6 0Z';
const COAT = 'M-2.6 0C-6 1-10.4 1-11.4 5L-12.4 54H12.4L11.4 5C10.4 1 6 1 2.6 0Q0 2-2.6 0Z';

function front(wear: Wear, cloth: string): string {
  const dark = mix(cloth, '#0a1024', 0.35);
  switch (wear) {
    case 'suit':
      return (
        shape('M-3 .2L0 13L3 .2Q0 2.4-3 .2Z', '#fff') +
        shape('M-2.8 0L-5.6 3L0 16L5.6 3L2.8 0L0 12.5Z', dark)
      );
    case 'tie':
      return (
        shape('M-3 .2L0 15L3 .2Q0 2.4-3 .2Z', '#fff') +
        shape('M-1 2H1L1.6 10L0 13L-1.6 10Z', '#c8434b') +
        shape('M-2.8 0L-5.6 3L0 18L5.6 3L2.8 0L0 14.5Z', dark)
      );
    case 'coat':
      return (
        shape('M-3 .2L0 13L3 .2Q0 2.4-3 .2Z', cloth) +
        line('M-2.8 .4L-5 4L0 15L5 4L2.8 .4M0 15V52', '#b9c6d8', 0.7)
      );
    case 'knit':
      return line('M-3.4 .6Q0 4 3.4 .6', dark, 1.4);
    case 'shirt':
      return shape('M-3.2-.4L-4.6 3.6L0 3L4.6 3.6L3.2-.4L0 2.6Z', mix(cloth, '#ffffff', 0.5));
    case 'scrubs':
      return shape('M-3-.2L0 6L3-.2Q0 1.8-3-.2Z', '#fff8');
    case 'vest':
      return shape('M-7.4 1.2L-6.6 34H-2.4L0 10L2.4 34H6.6L7.4 1.2L3.4 .4L0 6L-3.4 .4Z', '#ff9c33');
  }
}

function arm([elbowX, elbowY, handX, handY]: Arm, side: number, sleeve: string, skin: string) {
  return (
    circle(handX, handY, 2.6, skin) +
    line(
      `M${side * 9.2} 5L${elbowX} ${elbowY}L${n(handX - (handX - elbowX) * 0.14)} ${n(handY - (handY - elbowY) * 0.14)}`,
      sleeve,
      5,
    )
  );
}

interface Options {
  pose?: Pose;
  /** Turns left. */
  mirror?: boolean;
  /** Drawn over the hands, in the units of the figure. */
  item?: string;
  /** Omits details of the face, which would be invisible. */
  small?: boolean;
}

/** Draws a person down to the hips; the neck ends at (0, 0). */
export function upperBody(
  person: Person,
  { pose = 'stand', item = '', small = false }: Options = {},
): string {
  const { wear, cloth, skin } = person;
  const outer = wear === 'coat' || person.gear === 'hood' ? '#f7fafd' : cloth;
  const sleeve = mix(outer, '#0a1024', wear === 'coat' ? 0.08 : 0.14);
  const [left, right] = POSES[pose];
  const behind = pose === 'raise' || pose === 'stand';
  const arms = arm(left, -1, sleeve, skin) + arm(right, 1, sleeve, skin);
  return [
    behind ? arms : '',
    shape(wear === 'coat' ? COAT : TORSO, outer),
    person.gear === 'hood' ? line('M0 3V34', '#c3d2e4', 0.7) : front(wear, cloth),
    `<g transform="scale(.88)">${head(person, small)}</g>`,
    behind ? '' : arms,
    item,
  ].join('');
}

/** Draws a standing person of a height in pixels; `floor` is the y of the shoes. */
export function standing(
  x: number,
  floor: number,
  height: number,
  person: Person,
  options: Options = {},
): string {
  const scale = height / 98;
  const legs = person.gear === 'hood' ? '#e9f0f8' : '#232c42';
  const drawing =
    shape('M-10.4 32L-8.8 77H-2.6L0 42L2.6 77H8.8L10.4 32Z', legs) +
    shape('M-2 79H-9.8Q-9.6 75.6-6 75.6H-2.4ZM2.4 79H10.2Q10 75.6 6.4 75.6H2.8Z', '#141a2b') +
    upperBody(person, { small: height < 200, ...options });
  return at(x, floor - 79 * scale, scale, drawing, options.mirror);
}

/** Draws a person behind a table whose top is at `top`; `height` is that of the seated person. */
export function seated(
  x: number,
  top: number,
  height: number,
  person: Person,
  options: Options = {},
): string {
  const scale = height / 80;
  const drawing = upperBody(person, { pose: 'desk', small: height < 180, ...options });
  return at(x, top - 27 * scale, scale, drawing, options.mirror);
}

/** Draws a person from behind; (x, y) is below the shoulders. */
export function fromBehind(
  x: number,
  y: number,
  scale: number,
  { cloth, hair, skin }: Person,
): string {
  const drawing = `${shape('M-5-96H5V-76H-5Z', skin)}${shape('M-32 0C-34-66-26-78-8-82H8C26-78 34-66 32 0Z', cloth)}${shape('M-16-104C-16-134 16-134 16-104C16-94 10-88 0-88S-16-94-16-104Z', hair)}`;
  return at(x, y, scale, drawing);
}

/** Draws rows of an audience from behind, the last row at the bottom edge. */
export function audience(
  rows: number,
  top: number,
  seed: () => number,
  tones: readonly string[],
): string {
  const one = `<path id="a" d="M-26 44C-26 20-16 15-7 13V8A13 15 0 1 1 7 8V13C16 15 26 20 26 44Z"/>`;
  const drawn = Array.from({ length: rows }, (_, row) => {
    const y = top + row * 34;
    const step = 66 + row * 10;
    const start = -20 + seed() * 40;
    const count = Math.ceil(840 / step);
    const heads = Array.from({ length: count }, (__, index) => {
      const up = Math.round(seed() * 8);
      return `<use href="#a" x="${Math.round(start + index * step)}" y="${Math.round(y - up)}"/>`;
    }).join('');
    return `<g fill="${tones[row % tones.length] ?? '#0b1226'}">${heads}</g>`;
  }).join('');
  return `<defs>${one}</defs>${drawn}`;
}

import { circle, line, shape } from './shapes.ts';

const STYLES = {
  short: [
    '',
    'M-6.5-10.5C-8-20.5-3-22 .5-21.6C6-21.6 8-17 6.5-10.5C6.2-13.5 5.4-15.5 4.4-16.2C1-15.4-2.5-16-4.4-16.6C-5.6-15-6.2-13-6.5-10.5Z',
  ],
  parted: [
    '',
    'M-6.5-10.5C-8.2-19-4-22 0-21.8C5.5-22 8.2-18 6.5-10.5C6.3-14 5-16.5 3.5-17.6C0-15.5-3.5-15-5.4-15C-6.1-13.6-6.3-12-6.5-10.5Z',
  ],
  swept: [
    '',
    'M-6.5-10.5C-7.6-18-4-21.2 0-21.2S7.6-18 6.5-10.5C6.2-13.8 5.6-15.8 4.6-17C1.5-18-1.5-18-4.6-17C-5.6-15.8-6.2-13.8-6.5-10.5Z',
  ],
  thin: [
    '',
    'M-6.2-8.8C-7.4-12.5-7-15.5-5.6-16.6C-5.4-14-5.7-11.5-5.9-9ZM6.2-8.8C7.4-12.5 7-15.5 5.6-16.6C5.4-14 5.7-11.5 5.9-9Z',
  ],
  curly: [
    '',
    'M-6.8-10C-8.6-13-8.4-16-7-17C-7-20-4-22-2-21.4C0-23.4 4-23 4.8-21C7.4-20.6 8.6-17.6 7.4-15.6C8.2-13 7.6-11 6.6-10C6.2-13 5-14.8 3.6-15.4C1-14.4-2.4-14.6-4.2-15.6C-5.6-14-6.3-12.4-6.8-10Z',
  ],
  bob: [
    'M-7.8-12C-8.4-23 8.4-23 7.8-12C8.3-7 8-4 6.6-2.6C4-1.8-4-1.8-6.6-2.6C-8-4-8.3-7-7.8-12Z',
    'M-6.6-9.5C-7.6-19.5-3-21.2 0-21.2S7.6-19.5 6.6-9.5C5.8-13 3.5-15.6 1.5-17.2C-1-14.6-4.6-13-6.6-9.5Z',
  ],
  fringe: [
    'M-7.6-12C-8.2-23 8.2-23 7.6-12C8-8 7.8-5 6.8-3.6C4-3-4-3-6.8-3.6C-7.8-5-8-8-7.6-12Z',
    'M-6.6-9.5C-7.6-19.5-3-21.4 0-21.4S7.6-19.5 6.6-9.5C6.3-11.5 5.9-13 5.2-13.8C2-13.2-2-13.2-5.2-13.8C-5.9-13-6.3-11.5-6.6-9.5Z',
  ],
  long: [
    'M-7.8-12C-8.4-23 8.4-23 7.8-12C8.2-5 8.8-1 8.2 4C7.6 8.6 3 8 0 8S-7.6 8.6-8.2 4C-8.8-1-8.2-5-7.8-12Z',
    'M-6.6-8.5C-7.6-19.5-3-21.2 0-21.2S7.6-19.5 6.6-8.5C6-12.5 2.5-15.6-1.2-17.4C-2-14.6-5-13-6.6-8.5Z',
  ],
  bun: [
    'M-3.4-21.6A3.4 3.4 0 1 1 3.4-21.6A3.4 3.4 0 1 1-3.4-21.6Z',
    'M-6.6-10.5C-7.8-20-3-21 0-21S7.8-20 6.6-10.5C6-14 4.5-16.8 0-17C-4.5-16.8-6-14-6.6-10.5Z',
  ],
  tail: [
    'M3-19C9-20 11-13 9.5-5C8.6-2.4 7-3 7-6C7.4-11 6-14 3-15Z',
    'M-6.6-10.5C-7.8-20-3-21.4 0-21.4S7.8-20 6.6-10.5C6-13.5 4-16-.8-17.2C-3.5-16-5.6-14-6.6-10.5Z',
  ],
} satisfies Record<string, [back: string, front: string]>;

/** Clothes of a figure. */
export type Wear = 'suit' | 'tie' | 'knit' | 'shirt' | 'coat' | 'scrubs' | 'vest';
/** Headgear of a figure. */
export type Gear = 'helmet' | 'mask' | 'hood' | 'headset';

/** An invented person. */
export interface Person {
  style: keyof typeof STYLES;
  skin: string;
  hair: string;
  wear: Wear;
  cloth: string;
  glasses?: boolean;
  older?: boolean;
  gear?: Gear;
}

/** The people of all pictures; the portraits are in this order. */
export const PEOPLE: readonly Person[] = [
  { style: 'bob', skin: '#f3cfb3', hair: '#241c1c', wear: 'suit', cloth: '#1d3a78' },
  {
    style: 'swept',
    skin: '#e3b28c',
    hair: '#8f959e',
    wear: 'tie',
    cloth: '#2b3446',
    glasses: true,
    older: true,
  },
  { style: 'parted', skin: '#eec29c', hair: '#191716', wear: 'shirt', cloth: '#5d8fd6' },
  { style: 'long', skin: '#f6d8bf', hair: '#3a2520', wear: 'knit', cloth: '#0f8a7c' },
  { style: 'thin', skin: '#d9a47c', hair: '#777c84', wear: 'tie', cloth: '#14284f', older: true },
  { style: 'bun', skin: '#eec29c', hair: '#1f1a1b', wear: 'suit', cloth: '#7a3a55', glasses: true },
  { style: 'curly', skin: '#b97f56', hair: '#221814', wear: 'knit', cloth: '#d97f2e' },
  { style: 'fringe', skin: '#f3cfb3', hair: '#17161a', wear: 'shirt', cloth: '#f1f4fa' },
  {
    style: 'short',
    skin: '#f0c8a6',
    hair: '#2a211e',
    wear: 'suit',
    cloth: '#3f5f56',
    glasses: true,
  },
  { style: 'tail', skin: '#e3b28c', hair: '#2c1d18', wear: 'coat', cloth: '#3d7fd0' },
  { style: 'swept', skin: '#8d5a3a', hair: '#1b1514', wear: 'tie', cloth: '#4a3b74' },
  {
    style: 'bob',
    skin: '#f0c8a6',
    hair: '#a9adb4',
    wear: 'knit',
    cloth: '#8c2f4b',
    older: true,
    glasses: true,
  },
];

const FACE = 'M-6.1-13C-6.1-20.5 6.1-20.5 6.1-13V-10C6.1-5.4 2.9-2.8 0-2.8S-6.1-5.4-6.1-10Z';
const GLASSES =
  'M-5.2-11.4h4.2v1.6a1.9 1.9 0 0 1-4.2 0ZM1-11.4h4.2v1.6a1.9 1.9 0 0 1-4.2 0ZM-1-11h2M-5.2-11L-6.2-11.2M5.2-11L6.2-11.2';
const GEAR: Record<Gear, string> = {
  helmet:
    shape(
      'M-7.4-14.4C-7.4-24 7.4-24 7.4-14.4ZM-8.6-15H8.6Q9.4-13.2 8-13.2H-8Q-9.4-13.2-8.6-15Z',
      '#ffc53d',
    ) + line('M0-21.4V-16', '#0002', 1.6),
  mask:
    shape('M-6.9-13.4C-7.6-23.4 7.6-23.4 6.9-13.4Z', '#5cb8b2') +
    shape('M-6-9.6Q0-10.6 6-9.6C5.8-4.8 3-2.6 0-2.6S-5.8-4.8-6-9.6Z', '#dff2f4'),
  hood: `<path fill="#fbfdff" fill-rule="evenodd" d="M-7.8-10C-8.4-24 8.4-24 7.8-10C8-4 7 2 0 2.4C-7 2-8-4-7.8-10ZM-5-13.4V-9H5V-13.4Q0-15.6-5-13.4Z"/>`,
  headset:
    line('M-7-11C-8-23 8-23 7-11M6.8-8C6-5 4-4.6 2.4-4.6', '#26324a', 1) +
    circle(-6.8, -10.4, 1.8, '#26324a') +
    circle(6.8, -10.4, 1.8, '#26324a'),
};

const EYES = '<path d="M-2.8-10.3v.1M2.8-10.3v.1" stroke="#2a2023" stroke-width="1.5"/>';

function eyes(hair: string): string {
  return `<path d="M-4.4-12.7q1.6-1 3-.3M1.4-13q1.4-.7 3 .3" fill="none" stroke="${hair}" stroke-width=".7"/>${EYES}`;
}

/**
 * Draws a head. The neck ends at about (0, 0), and the hair reaches up to about y = −22. Small heads omit
 * eyebrows, nose, wrinkles and the neck's shadow.
 */
export function head({ style, skin, hair, glasses, older, gear }: Person, small = false): string {
  const [back, front] = STYLES[style];
  const covered = gear === 'hood' || gear === 'mask' || gear === 'helmet';
  return [
    back === '' || covered ? '' : shape(back, hair),
    shape('M-2.6-6H2.6V1.6H-2.6Z', skin),
    small ? '' : shape('M-2.6-4.2Q0-2 2.6-4.2V-2.2Q0 .4-2.6-2.2Z', '#7a3b1e40'),
    covered ? '' : `${circle(-6.1, -10.2, 1.4, skin)}${circle(6.1, -10.2, 1.4, skin)}`,
    shape(FACE, skin),
    small ? EYES : eyes(hair),
    line(`${small ? '' : 'M.3-9.8L.9-7.7H-.2'}M-1.9-5.7Q0-4.5 1.9-5.7`, '#9c5844', 0.55),
    older === true && !small
      ? line('M-3.6-7.8q-.7 1-.4 2M3.6-7.8q.7 1 .4 2', '#9c584480', 0.45)
      : '',
    covered ? '' : shape(front, hair),
    glasses === true && gear !== 'hood' ? line(GLASSES, '#2b3140', 0.6) : '',
    gear === undefined ? '' : GEAR[gear],
  ].join('');
}

import type { Tones } from './palettes.ts';
import { circle, faint, line, n, rect, shape, times } from './shapes.ts';

function gradient(
  id: string,
  stops: readonly string[],
  attributes = 'x1="0" y1="0" x2="0" y2="1"',
) {
  const drawn = stops.map(
    (colour, index) => `<stop offset="${n(index / (stops.length - 1))}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" ${attributes}>${drawn.join('')}</linearGradient>`;
}

const FULL = 'M0 0h800v450H0z';

/** Soft round light. */
export function glow(x: number, y: number, r: number, colour: string, opacity = 0.6): string {
  return `<radialGradient id="o"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${circle(x, y, r, 'url(#o)')}`;
}

/** A room: wall, floor and the light of a window, from 0 to 1. */
export function room(
  { mist, pale, soft, mid, glow: shine }: Tones,
  floor = 352,
  light = 0.5,
): string {
  return `${gradient('g', [mist, pale])}${gradient('f', [soft, shine])}${shape(FULL, 'url(#g)')}${faint(light, shape('M470-20H640L420 352H250ZM690-20H760L540 352H470Z', '#fff'))}${rect(0, floor, 800, 450 - floor, 'url(#f)')}${faint(0.25, line(`M0 ${floor}H800`, mid, 2))}`;
}

/** A dark hall with beams of light and a stage. */
export function hall({ from, mid, to, glow: light, ink }: Tones, floor = 340): string {
  const beams = times(5, (index) => {
    const x = 90 + index * 160;
    const lean = (index - 2) * 60;
    return shape(`M${x - 6}-10h12L${x + 70 - lean} ${floor}h-140z`, '#fff');
  });
  return `${gradient('g', [from, mid, to])}${gradient('f', [mid, ink])}${shape(FULL, 'url(#g)')}${glow(480, 200, 330, light, 0.55)}${faint(0.07, beams)}${rect(0, floor, 800, 450 - floor, 'url(#f)')}${faint(0.5, line(`M0 ${floor}H800`, light, 2))}`;
}

/** An evening room with a window onto the lights of a city. */
export function night({ from, mid, ink, glow: light, accent, wood }: Tones, floor = 352): string {
  const towers = [40, 96, 70, 120, 60, 104, 84, 44].map(
    (h, i) => `M${236 + i * 46} 232v-${h}h36v${h}z`,
  );
  const lights = times(26, (i) => `M${244 + ((i * 83) % 356)} ${146 + ((i * 37) % 80)}v2`);
  return `${gradient('g', [ink, from])}${gradient('f', [wood, from])}${gradient('v', [from, mid, light])}${shape(FULL, 'url(#g)')}${rect(220, 44, 390, 190, 'url(#v)', 6)}${circle(540, 90, 20, accent)}${shape(towers.join(''), '#0008')}${faint(0.7, line(lights, accent, 6))}${line('M350 44V234M480 44V234M220 44H610V234H220Z', mid, 5)}${rect(0, floor, 800, 450 - floor, 'url(#f)')}`;
}

/** Sky above a horizon, with a sun; `dark` for the evening. */
export function sky(
  { from, mid, to, glow: light, mist, pale, accent }: Tones,
  dark = false,
  sun: readonly [number, number] = [560, 150],
): string {
  const stops = dark ? [from, mid, to] : [light, pale, mist];
  const [x, y] = sun;
  const cloud = (cx: number, cy: number, size: number) =>
    shape(
      `M${cx} ${cy}h${90 * size}a${18 * size} ${18 * size} 0 0 0-${22 * size}-${26 * size}a${26 * size} ${26 * size} 0 0 0-${46 * size}-${4 * size}a${15 * size} ${15 * size} 0 0 0-${22 * size} ${30 * size}z`,
      '#fff',
    );
  return `${gradient('g', stops)}${shape(FULL, 'url(#g)')}${glow(x, y, 190, accent, 0.7)}${circle(x, y, 40, accent)}${faint(dark ? 0.12 : 0.75, cloud(110, 110, 1) + cloud(640, 80, 0.8) + cloud(330, 66, 0.6))}`;
}

/** Rolling hills, from far to near. */
export function hills(colours: readonly string[], top: number): string {
  return colours
    .map((colour, index) => {
      const y = top + index * 42;
      const lift = index % 2 ? -30 : 36;
      return shape(
        `M0 ${y}C160 ${y - 50 - lift} 300 ${y + 30 + lift} 470 ${y - 10}S720 ${y - 44 + lift} 800 ${y - 16}V450H0Z`,
        colour,
      );
    })
    .join('');
}

import { hills, sky } from './backdrops.ts';
import { standing } from './figures.ts';
import { building, tree, turbine } from './landmarks.ts';
import type { Scene } from './scene.ts';
import { at, circle, faint, line, mix, rect, shape, times } from './shapes.ts';

const panel = (x: number, y: number, size: number, frame: string) =>
  at(
    x,
    y,
    size,
    `${line('M20 0V-24M90 0V-24', '#8595ac', 5)}${shape('M0-10L26-64H132L106-10Z', frame)}${line('M35-10L61-64M70-10L97-64M13-37H119', '#ffffff80', 2)}`,
  );

/** Solar roofs, a battery and a charging car. */
const microgrid: Scene = ({ t }) =>
  `${sky(t)}${hills([mix(t.to, '#8cc79c', 0.6)], 300)}${building(200, 384, 180, 170, '#fff', t.soft)}${building(560, 384, 200, 200, t.pale, t.to)}${panel(206, 214, 1.1, t.mid)}${panel(572, 184, 0.8, t.mid)}${panel(656, 184, 0.8, t.mid)}${rect(0, 382, 800, 68, '#6b7a90')}${at(430, 392, 1, `${rect(-44, -110, 96, 110, t.mid, 8)}${rect(-30, -92, 68, 60, t.from, 4)}${times(3, (i) => rect(-22, -84 + i * 16, 52, 10, i ? '#6ff0b4' : t.accent, 2))}${line('M52-60C84-60 70-10 100-22', t.ink, 5)}`)}${at(590, 420, 1, `${shape('M-70-12C-72-40-50-44-36-46L-10-74H54L86-44C104-42 108-30 106-12Z', t.accent)}${shape('M-22-46L-4-66H18V-46ZM26-66H50L68-46H26Z', t.from)}${times(2, (i) => circle(-32 + i * 94, -12, 18, '#1b2336') + circle(-32 + i * 94, -12, 8, '#cfd9e6'))}`)}${tree(140, 396, 1.1, '#3d9a72')}`;

/** A bus in the snow, driven by a battery. */
const bus: Scene = ({ t, random }) =>
  `${sky(t, false, [660, 100])}${hills(['#e3edf6', '#f3f8fc', '#fff'], 250)}${shape('M150 350L190 230L230 350ZM90 360L120 280L152 360ZM700 350L736 240L772 350Z', '#2f7f78')}${faint(0.85, shape('M170 290L190 230L212 290Q190 280 170 290ZM718 290L736 240L756 290Q736 280 718 290Z', '#fff'))}${rect(0, 384, 800, 66, '#d5e1ec')}${at(460, 396, 1.15, `${rect(-180, -150, 350, 138, t.mid, 18)}${rect(-180, -60, 350, 22, t.accent)}${times(5, (i) => rect(-164 + i * 62, -132, 54, 60, t.pale, 5))}${shape('M146-132H166V-72H146Z', t.pale)}${rect(-150, -168, 180, 18, t.from, 5)}${faint(0.9, rect(-140, -174, 150, 8, '#fff', 4))}${times(2, (i) => circle(-108 + i * 214, -12, 26, '#1b2336') + circle(-108 + i * 214, -12, 11, '#cfd9e6'))}${circle(166, -38, 6, '#fff3c4')}`)}${faint(
    0.9,
    times(40, () => circle(random() * 800, random() * 380, 2 + random() * 2.5, '#fff')),
  )}`;

/** Wind turbines at sea. */
const wind: Scene = ({ t }) =>
  `${sky(t, false, [300, 130])}${rect(0, 300, 800, 150, mix(t.to, '#58b4e8', 0.85))}${rect(0, 350, 800, 100, mix(t.mid, '#1f74bd', 0.85))}${faint(
    0.5,
    line(
      times(8, (i) => `M${40 + ((i * 197) % 700)} ${318 + i * 15}q14-8 28 0t28 0`),
      '#fff',
      3,
    ),
  )}${turbine(330, 322, 0.8, 15)}${turbine(490, 350, 1.35, 42)}${turbine(640, 326, 0.9, 75)}${turbine(740, 316, 0.6, 10)}${turbine(230, 312, 0.55, 50)}${line('M470 352H510M318 324H342', t.accent, 10)}${at(380, 410, 1, `${shape('M-90 0H90L70 26H-66Z', t.from)}${rect(-40, -34, 70, 34, '#fff', 4)}${rect(-28, -26, 46, 12, t.to, 2)}${line('M40 0V-60', t.accent, 5)}`)}`;

/** A drone above a field. */
const field: Scene = ({ t, who }) => {
  const rows = times(9, (i) => `M${480 + (i - 4) * 20} 290L${480 + (i - 4) * 170} 460`);
  return `${sky(t, false, [640, 110])}${hills(['#9fcfa4', '#7dbd8b'], 262)}${shape('M0 292H800V450H0Z', '#64ad78')}${line(rows, '#4a9463', 10)}${at(470, 160, 1.2, `${line('M-86-18H-30M30-18H86M-46 20L-56 46H56L46 20', t.ink, 6)}${rect(-46, -26, 92, 46, '#fff', 16)}${rect(-24, -10, 48, 18, t.mid, 6)}${faint(0.75, line('M-126-32H-46M46-32H126', '#fff', 6))}${line('M-86-18V-30M86-18V-30', t.ink, 5)}`)}${faint(0.4, shape('M420 216H520L590 350H350Z', '#fff'))}${standing(270, 430, 220, who('shirt'), { pose: 'hold', item: rect(-8, 12, 17, 11, t.ink, 2) })}`;
};

/** A bridge with cables and a climbing robot. */
const bridge: Scene = ({ t }) => {
  const cables = (x: number) => times(9, (i) => `M${x} 70L${x - 200 + i * 50} 300`);
  return `${sky(t)}${hills([t.soft, mix(t.to, t.pale, 0.3)], 240)}${rect(0, 330, 800, 120, t.to)}${faint(
    0.5,
    line(
      times(6, (i) => `M${70 + ((i * 211) % 640)} ${370 + i * 12}h70`),
      '#fff',
      3,
    ),
  )}${line(cables(250) + cables(650), t.mid, 3)}${shape('M236 420V60h28V420ZM636 420V60h28V420Z', t.from)}${rect(0, 298, 800, 18, t.from)}${line('M0 298H800', '#fff', 2)}${line('M250 70L600 300', t.mid, 12)}${at(430, 188, 1, `<g transform="rotate(33)">${rect(-52, -44, 104, 40, t.accent, 12)}${rect(-34, -34, 40, 14, '#fff', 5)}${circle(-30, 0, 13, t.ink)}${circle(30, 0, 13, t.ink)}${circle(38, -26, 7, t.from)}${line('M0-44V-66', t.ink, 5)}</g>`)}`;
};

/** Rain over a town with a gauge. */
const rain: Scene = ({ t, random }) =>
  `${sky(t, true, [-90, -90])}${faint(0.5, shape('M280 168h330a62 62 0 0 0-20-118a96 96 0 0 0-170-10a70 70 0 0 0-110 50a42 42 0 0 0-30 78z', '#fff'))}${building(180, 360, 110, 150, t.from, '#ffffff26', t.accent)}${building(300, 360, 90, 210, mix(t.from, t.mid, 0.4), '#ffffff26', t.accent)}${building(580, 360, 120, 190, t.from, '#ffffff26', t.accent)}${building(710, 360, 100, 130, mix(t.from, t.mid, 0.4), '#ffffff26', t.accent)}${faint(
    0.5,
    line(
      times(46, () => `M${Math.round(random() * 800)} ${Math.round(100 + random() * 240)}l-8 26`),
      '#fff',
      3,
    ),
  )}${rect(0, 356, 800, 94, t.to)}${faint(
    0.6,
    line(
      times(7, (i) => `M${50 + ((i * 157) % 680)} ${376 + i * 10}q16-8 32 0t32 0`),
      '#fff',
      3,
    ),
  )}${at(480, 380, 1.2, `${line('M0 0V-180', '#e8eef6', 12)}${rect(-46, -220, 92, 66, '#fff', 10)}${rect(-34, -208, 68, 42, t.mid, 4)}${line('M-26-180l14-12 14 8 22-18', t.accent, 4)}${line('M-4-30H8M-4-60H8M-4-90H8', t.from, 4)}`)}`;

export const OUTDOOR_SCENES = { microgrid, bus, wind, field, bridge, rain };

import { room } from './backdrops.ts';
import { seated, standing } from './figures.ts';
import { laptop, monitor, plant, screen, table } from './furniture.ts';
import type { Scene } from './scene.ts';
import { at, circle, faint, line, rect, shape, times } from './shapes.ts';

const flask = (x: number, y: number, colour: string, size = 1) =>
  at(
    x,
    y,
    size,
    `${shape('M-7-62H7V-38L28-6Q30 0 24 0H-24Q-30 0-28-6L-7-38Z', '#ffffffb0')}${shape('M-17-22H17L27-5Q29 0 24 0H-24Q-29 0-27-5Z', colour)}${rect(-10, -66, 20, 6, '#fff', 2)}`,
  );

const helix = (x: number, y: number, colours: readonly [string, string]) => {
  const wave = (sign: number) =>
    `M${x} ${y}${times(4, (i) => `q${(i % 2 ? -1 : 1) * sign * 34} 22 0 44`)}`;
  const rungs = times(12, (i) => {
    const reach = Math.round(Math.abs(Math.sin(((i * 14.6 + 8) / 44) * Math.PI)) * 15);
    return `M${x - reach} ${Math.round(y + 8 + i * 14.6)}h${reach * 2}`;
  });
  return line(rungs, '#fff', 3) + line(wave(1), colours[0], 6) + line(wave(-1), colours[1], 6);
};

/** A researcher at a bench with a microscope. */
const lab: Scene = ({ t, random, who }) => {
  const liquids = [t.accent, t.to, '#ff9d86', t.mid];
  const shift = Math.floor(random() * 4);
  const jar = (x: number, y: number, i: number) =>
    rect(x, y - 34, 24, 34, liquids[(i + shift) % 4] ?? t.to, 4) +
    rect(x + 3, y - 40, 18, 8, '#fff', 2);
  return `${room(t)}${line('M180 120H400M180 190H400', t.soft, 10)}${times(6, (i) => jar(196 + i * 34, 115, i))}${times(5, (i) => jar(206 + i * 38, 185, i + 1))}${screen(580, 60, 170, 120, t, helix(664, 38, [t.accent, '#fff']).replace('<path', '<path transform="translate(0 26) scale(1 .8)"'))}${standing(470, 470, 350, who('coat'), { pose: 'hold' })}${table(-20, 330, 840, 130, t.soft, false)}${at(580, 330, 1.1, `${rect(-50, -12, 100, 12, t.ink, 4)}${line('M30-12C60-50 50-92 18-100', t.ink, 13)}${line('M20-118L-16-52', '#fff', 22)}${line('M28-130L20-118', t.ink, 14)}${line('M-16-50l-6 12', t.mid, 12)}${rect(-46, -32, 62, 8, t.mid, 3)}`)}${flask(330, 330, t.accent, 1.1)}${flask(270, 330, t.to, 0.8)}${times(4, (i) => rect(690 + i * 18, 286, 11, 40, liquids[i] ?? t.to, 5))}${rect(680, 304, 86, 10, t.ink, 3)}`;
};

/** A doctor examines a patient with a small device. */
const clinic: Scene = ({ t, who }) =>
  `${room(t)}${rect(230, 50, 150, 110, '#fff', 6)}${line('M250 110h30l12-30 20 54 14-36 10 12h26', '#e0565b', 5)}${rect(640, 40, 130, 170, '#fff', 6)}${shape('M692 70h26v32h32v26h-32v32h-26v-32h-32v-26h32z', t.to)}${seated(390, 330, 220, who('coat'), { pose: 'desk' })}${seated(610, 330, 212, who('knit'), { pose: 'reach', mirror: true })}${table(180, 330, 640, 120, t.wood, false)}${at(500, 330, 1, `${rect(-40, -50, 80, 50, '#fff', 8)}${rect(-30, -42, 46, 24, t.mid, 3)}${line('M-24-30h10l5-8 8 14 5-6h8', t.accent, 2.5)}${circle(28, -30, 5, t.to)}${rect(-16, -12, 36, 7, '#e0565b', 3)}`)}${laptop(290, 332, 1, t.mid)}${plant(180, 400, 1, t.mid)}`;

/** A robot operates under a surgeon's control. */
const surgery: Scene = ({ t, who }) => {
  const arm = (x: number, mirror: boolean) =>
    at(
      x,
      40,
      1,
      `${line('M0 0L60 60', '#f4f8fc', 24)}${line('M60 60L24 150', '#dfe8f2', 18)}${line('M24 150l34 66', '#8fa3bd', 8)}${circle(60, 60, 15, t.mid)}${circle(24, 150, 11, t.mid)}`,
      mirror,
    );
  return `${room(t)}${rect(400, -10, 200, 60, '#e8eef6', 10)}${faint(0.4, shape('M430 50H570L650 330H350Z', '#fff'))}${arm(410, false)}${arm(600, true)}${monitor(700, 300, 150, 120, t, `${circle(700, 220, 34, '#ff9d86')}${line('M676 226q24-30 48 0', '#fff', 4)}`)}${rect(660, 300, 80, 150, '#dfe8f2', 4)}${standing(300, 450, 290, who('scrubs', 'mask'), { pose: 'reach' })}${shape('M350 330C380 280 440 296 500 290S620 300 660 330V372H350Z', '#49a7a6')}${faint(0.35, shape('M350 330C380 280 440 296 500 290S620 300 660 330Z', '#fff'))}${shape('M470 296Q504 282 540 296Q504 314 470 296Z', '#f3c4ad')}${rect(340, 366, 340, 16, t.ink, 6)}${rect(480, 380, 50, 70, t.ink)}`;
};

/** A specialist helps a patient to exercise. */
const therapy: Scene = ({ t, who }) =>
  `${room(t)}${rect(250, 50, 190, 130, '#fff', 8)}${faint(0.8, circle(310, 110, 34, t.soft) + circle(378, 120, 26, t.to))}${screen(520, 50, 210, 140, t, line('M540 120h20l10-34 16 66 14-48 12 26 10-14h24l8-20 10 28 8-8h20', t.accent, 5))}${standing(400, 424, 260, who('coat'), { pose: 'talk' })}${at(560, 430, 1, line('M-54 0V-70H54V0M54-70V-190', t.mid, 9))}${seated(556, 356, 200, who('knit'), { pose: 'raise' })}${line('M556 352H500L494 420M556 360H520L514 424', '#2c3752', 26)}${circle(556, 216, 12, t.accent)}${plant(190, 410, 1.1, t.mid)}`;

/** A worker in a clean room with a wafer. */
const cleanroom: Scene = ({ t, who }) =>
  `${room(t, 372)}${line('M0 60H800M0 130H800M140 0V372M300 0V372M660 0V372', '#ffffff', 3)}${rect(560, 90, 220, 300, '#f4f8fc', 10)}${rect(584, 120, 172, 120, t.ink, 6)}${faint(0.9, circle(670, 180, 44, t.to) + circle(670, 180, 26, t.accent))}${rect(584, 262, 90, 10, t.mid, 4)}${times(4, (i) => circle(694 + i * 20, 267, 6, i ? t.to : t.accent))}${rect(200, 150, 130, 240, '#e6eef7', 8)}${times(4, (i) => rect(216, 170 + i * 44, 98, 28, i % 2 ? t.to : t.mid, 3))}${standing(450, 440, 320, who('knit', 'hood'), { pose: 'hold', item: `${circle(0.5, 20, 9, t.to)}${line('M-6 17H7M-7 20H8M-6 23H7M-3 13V28M1 12V29M5 13V27', '#fff9', 0.6)}` })}`;

export const CARE_SCENES = { lab, clinic, surgery, therapy, cleanroom };

import { glow, room, sky } from './backdrops.ts';
import { seated, standing } from './figures.ts';
import { monitor, screen, table, writing } from './furniture.ts';
import { conveyor, gear, robotArm } from './machines.ts';
import type { Scene } from './scene.ts';
import { at, circle, faint, line, mix, rect, shape, times } from './shapes.ts';

/** A hall with roof trusses, for machines. */
const shed = (t: Parameters<Scene>[0]['t']) =>
  `${room(t, 380)}${rect(0, 0, 800, 40, t.soft)}${line('M0 60L80 20 160 60 240 20 320 60 400 20 480 60 560 20 640 60 720 20 800 60M0 62H800', t.mid, 5)}`;

/** A dark room, for displays and sparks. */
const dusky = (t: Parameters<Scene>[0]['t']) => {
  const wall = mix(t.from, t.ink, 0.4);
  return room(
    { ...t, mist: wall, pale: mix(t.from, t.mid, 0.4), soft: t.mid, glow: t.from },
    372,
    0.06,
  );
};

/** A production line with robot arms. */
const factory: Scene = ({ t, who }) =>
  `${shed(t)}${robotArm(250, 330, 1, t.accent)}${robotArm(640, 330, 1, t.accent, true)}${conveyor(330, t, (x) => rect(x - 30, 292, 60, 38, t.to, 4) + rect(x - 30, 306, 60, 8, '#fff9'))}${standing(460, 436, 264, who('vest', 'helmet'), { pose: 'hold', item: rect(-8, 11, 17, 13, t.ink, 2) })}`;

/** A welder works beside a robot arm. */
const robot: Scene = ({ t, who }) =>
  `${dusky(t)}${faint(0.3, line('M60 90H740M120 40V130M400 40V130M660 40V130', t.glow, 6))}${table(330, 330, 440, 110, '#5d6f8c', true)}${rect(470, 300, 150, 30, '#8fa3bd', 3)}${robotArm(690, 332, 1.2, t.accent, true)}${glow(588, 292, 130, t.accent, 0.7)}${circle(588, 294, 16, '#fff')}${line('M588 294l-40-40M588 294l-52-8M588 294l30-46M588 294l-22 34M588 294l44 20', '#fff3c4', 3)}${standing(400, 440, 290, who('vest', 'helmet'), { pose: 'reach' })}`;

/** A technician with a large gear on a workbench. */
const gears: Scene = ({ t, random, who }) =>
  `${shed(t)}${rect(180, 90, 200, 130, '#fff', 6)}${line('M210 120v60M240 114v70M270 124l0 50M300 114q14 14 0 28v50M340 116v70', t.mid, 8)}${faint(0.25, gear(690, 150, 76, 14, t.mid, t.pale))}${standing(430, 470, 330, who('shirt'), { pose: 'reach' })}${table(-20, 336, 840, 120, t.wood, false)}${gear(580, 262, 72, 16, '#8194b0', '#e9f0f8')}${circle(580, 262, 15, t.accent)}${gear(694, 298, 36, 10, t.mid, '#e9f0f8')}${gear(300 + Math.round(random() * 30), 310, 25, 9, t.accent, t.wood)}`;

/** A camera inspects parts on a belt. */
const inspection: Scene = ({ t, who }) => {
  const part = (x: number) => circle(x, 296, 26, '#dbe4ef') + circle(x, 296, 11, t.mid);
  return `${shed(t)}${line('M400 330V110H560V150', t.ink, 12)}${rect(524, 140, 72, 56, t.ink, 8)}${circle(560, 200, 18, t.to)}${faint(0.4, shape('M548 208H572L616 322H504Z', t.accent))}${screen(626, 80, 150, 120, t, `${circle(700, 140, 36, '#dbe4ef')}${circle(700, 140, 15, t.mid)}${line('M648 104v-8h10M752 104v-8h-10M648 176v8h10M752 176v8h-10', t.accent, 5)}${line('M688 140l9 10 18-22', '#2f9e78', 6)}`)}${standing(310, 400, 250, who('vest', 'helmet'), { pose: 'point' })}${conveyor(322, t, part)}`;
};

/** Racks of servers with an engineer. */
const servers: Scene = ({ t, random, who }) => {
  const lights = (x: number) =>
    line(
      times(8, (i) => `M${x + 20} ${96 + i * 36}h80`),
      mix(t.from, t.mid, 0.5),
      24,
    ) +
    line(
      times(8, (i) => `M${x + 46} ${96 + i * 36}h50`),
      t.to,
      3,
    ) +
    line(
      times(8, (i) => (random() > 0.4 ? `M${x + 24} ${96 + i * 36}v.1` : '')),
      '#6ff0b4',
      8,
    );
  const rack = (x: number) => rect(x, 60, 120, 330, t.ink, 6) + lights(x);
  return `${room({ ...t, mist: t.mid, pale: t.from, soft: t.from, glow: t.mid }, 380, 0.08)}${[70, 200, 330, 560, 690].map(rack).join('')}${faint(0.3, shape('M450 60h110v330H450z', t.glow))}${standing(500, 424, 290, who('shirt'), { pose: 'hold', item: rect(-9, 10, 19, 14, t.accent, 2) })}`;
};

/** An operator with a headset listens to a caller. */
const callcentre: Scene = ({ t, who }) => {
  const wave = times(
    14,
    (i) => `M${534 + i * 11} ${230 - ((i * 7) % 5) * 6}v${((i * 7) % 5) * 12 + 4}`,
  );
  return `${room(t)}${faint(0.5, rect(170, 50, 560, 90, '#fff', 10))}${faint(0.8, line('M200 100C300 60 380 130 480 90S650 70 700 100', t.to, 5))}${circle(300, 90, 9, t.accent)}${circle(560, 88, 9, t.mid)}${seated(230, 330, 176, who('knit', 'headset'))}${seated(420, 336, 226, who('shirt', 'headset'))}${table(-20, 336, 840, 120, t.wood, false)}${monitor(606, 336, 210, 150, t, line(wave, t.accent, 5))}${rect(400, 328, 90, 8, t.ink, 3)}`;
};

/** A robot walks through a mine. */
const mine: Scene = ({ t }) =>
  `${rect(0, 0, 800, 450, t.ink)}${shape('M120 450C120 150 240 30 470 30S800 170 800 450Z', mix(t.from, '#5a4a3c', 0.5))}${shape('M210 450C210 210 320 90 480 90S740 220 740 450Z', mix(t.mid, '#5a4a3c', 0.4))}${shape('M330 400C330 250 390 170 480 170S620 260 620 400Z', mix(t.glow, t.mid, 0.35))}${line('M210 400V170L300 90M740 400V170L650 90M260 110H690', '#8a6a48', 16)}${shape('M0 400H800V450H0Z', '#2a2530')}${line('M430 400L390 450M530 400L590 450M400 424H560', '#77839a', 5)}${faint(0.3, shape('M566 286L800 220V400H720Z', t.accent))}${at(470, 410, 1.15, `${line('M-66-70L-86-36L-70 0M-40-70L-58-36L-44 0M50-70L34-36L50 0M74-70L58-36L74 0', '#20283c', 12)}${rect(-88, -104, 176, 46, t.accent, 16)}${rect(-60, -96, 70, 16, '#fff8', 6)}${rect(78, -126, 44, 42, '#2b364e', 10)}${circle(108, -106, 9, '#fff')}${line('M-30-104V-136M-44-136H-16', '#2b364e', 6)}`)}${circle(300, 130, 8, t.accent)}${circle(660, 130, 8, t.accent)}`;

/** Tanks and pipes with an engineer. */
const plantSite: Scene = ({ t, who }) => {
  const tank = (x: number, w: number, h: number, colour: string) =>
    rect(x, 380 - h, w, h, colour, w / 2.4) +
    faint(0.3, rect(x + 12, 400 - h, 12, h - 50, '#fff', 6)) +
    rect(x - 4, 370, w + 8, 14, t.from, 3);
  return `${sky(t)}${tank(250, 90, 220, '#fff')}${tank(560, 110, 250, t.to)}${tank(690, 84, 190, '#fff')}${shape('M380 380V170q0-60 60-60t60 60V380Z', t.mid)}${faint(0.3, line('M380 200H500M380 250H500M380 300H500', '#fff', 4))}${line('M295 200V120H440V110M500 300H560M610 130V80H730V190M340 330H380', '#c8d6e6', 12)}${circle(360, 120, 13, t.accent)}${circle(670, 80, 13, t.accent)}${rect(0, 380, 800, 70, '#a9c4b4')}${standing(470, 436, 210, who('vest', 'helmet'), { pose: 'point' })}${line('M120 390V330M180 390V330M120 340H240', t.mid, 5)}`;
};

/** Workers at a furnace or reactor with a control desk. */
const reactor: Scene = ({ t, who }) =>
  `${shed(t)}${rect(380, 90, 200, 290, '#f4f8fc', 14)}${rect(360, 76, 240, 26, t.mid, 6)}${circle(480, 210, 70, t.ink)}${circle(480, 210, 56, '#ff9d5c')}${faint(0.8, circle(480, 210, 36, '#ffe6a8'))}${line('M440 320h80M440 344h50', t.soft, 8)}${line('M600 130H690V380M360 130H290V250', '#9fb0c6', 14)}${circle(690, 240, 22, t.accent)}${seated(280, 350, 190, who('coat'), { pose: 'desk' })}${table(170, 350, 210, 100, t.mid, false)}${rect(200, 318, 70, 32, t.ink, 4)}${standing(650, 430, 250, who('vest', 'helmet'), { pose: 'hold', mirror: true, item: rect(-9, 10, 18, 14, '#fff', 2) })}`;

/** Programs on two displays. */
const software: Scene = ({ t, who }) =>
  `${dusky(t)}${faint(0.25, times(5, (i) => circle(120 + i * 150, 70 + (i % 2) * 50, 26, t.to)) + line('M120 70L270 120L420 70L570 120L720 70', t.to, 3))}${seated(380, 326, 226, who('knit'), { pose: 'desk' })}${table(-20, 326, 840, 124, t.wood, false)}${monitor(610, 326, 240, 160, t, `${writing(510, 174, 90, 7, t.glow, 18)}${circle(668, 222, 30, t.accent)}${circle(668, 222, 18, t.mid)}${line('M668 180V192M668 252V264M626 222H638M698 222H710', t.accent, 6)}`)}${rect(350, 318, 90, 8, t.ink, 3)}`;

export const WORK_SCENES = {
  factory,
  robot,
  gears,
  inspection,
  servers,
  callcentre,
  mine,
  reactor,
  software,
  plant: plantSite,
};

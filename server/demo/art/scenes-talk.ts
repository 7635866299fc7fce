import { night, room } from './backdrops.ts';
import { audience, fromBehind, seated, standing } from './figures.ts';
import {
  chart,
  laptop,
  monitor,
  pendant,
  plant,
  screen,
  sheet,
  table,
  writing,
} from './furniture.ts';
import { head, PEOPLE } from './people.ts';
import type { Scene } from './scene.ts';
import { at, circle, faint, line, rect, shape, times } from './shapes.ts';

const cup = (x: number, y: number, colour: string) =>
  line(`M${x + 12} ${y - 14}q12 0 2 10`, colour, 3) +
  shape(`M${x - 12} ${y - 20}h26l-4 20h-18z`, colour);

/** People around a meeting table. */
const roundtable: Scene = ({ t, who }) =>
  `${room(t)}${pendant(330, 60, t.mid)}${pendant(630, 60, t.mid)}${seated(340, 288, 180, who())}${seated(480, 284, 180, who())}${seated(620, 288, 180, who())}${shape('M250 300C250 270 710 270 710 300V318C710 352 250 352 250 318Z', t.wood)}${faint(0.35, shape('M250 300C250 270 710 270 710 300S250 330 250 300Z', '#fff'))}${rect(440, 330, 80, 100, t.wood, 4)}${laptop(390, 306, 0.7, t.mid)}${sheet(510, 292, 50, 18, 4, '')}${cup(610, 306, t.mid)}${fromBehind(270, 450, 1.6, who())}${fromBehind(680, 450, 1.6, who())}${plant(130, 380, 1, t.mid)}`;

/** Two people sort notes on a wall. */
const notewall: Scene = ({ t, who }) => {
  const colours = [t.accent, '#ffffff', t.to, '#ffb39a', t.glow];
  const notes = times(24, (i) => {
    const x = 250 + (i % 8) * 62;
    const y = 66 + Math.floor(i / 8) * 64;
    return i % 7 === 3
      ? ''
      : rect(x + (i % 3) * 3, y + (i % 2) * 4, 46, 44, colours[i % 5] ?? '#fff', 3);
  });
  return `${room(t, 370)}${rect(226, 44, 530, 220, t.mid, 8)}${notes}${line('M310 90C380 60 420 150 500 110M560 210C620 250 650 180 690 160', '#fff', 3)}${standing(410, 418, 244, who('knit'), { pose: 'point' })}${standing(590, 414, 232, who('shirt'), { pose: 'hold', mirror: true, item: rect(-9, 12, 18, 13, '#fff', 2) })}${plant(160, 400, 1, t.from)}`;
};

/** A lesson in front of a board. */
const lecture: Scene = ({ t, random, who }) =>
  `${room(t)}${rect(230, 46, 440, 226, '#fff', 6)}${line('M230 46H670V272H230Z', t.mid, 6)}${writing(260, 84, 150, 4, t.soft, 22)}${chart(450, 84, 180, 130, t.to, t.mid)}${standing(420, 372, 236, who('suit'), { pose: 'point' })}${rect(0, 376, 800, 74, t.pale)}${audience(2, 384, random, [t.mid, t.from])}`;

/** A presenter in front of a camera and a ring light. */
const livestream: Scene = ({ t, who }) =>
  `${room(t)}${rect(300, 40, 360, 230, t.mid, 8)}${faint(0.25, circle(590, 90, 60, '#fff') + circle(360, 230, 46, '#fff'))}${seated(480, 318, 226, who('shirt'), { pose: 'desk' })}${table(290, 318, 400, 132, t.wood, false)}${laptop(580, 320, 0.9, t.from)}${cup(380, 318, t.accent)}${line('M190 450L214 270M250 450L222 270M220 450V270', t.ink, 6)}${circle(218, 176, 84, t.ink)}${circle(218, 176, 76, '#fff8e0')}${circle(218, 176, 52, t.pale)}${rect(196, 136, 44, 80, t.ink, 8)}${rect(201, 144, 34, 62, t.to, 2)}${shape('M720 450V250L690 210L800 170V250L740 262V450Z', t.ink)}`;

/** A conversation in two armchairs. */
const interview: Scene = ({ t, who }) => {
  const armchair = (x: number, mirror: boolean) =>
    at(
      x,
      430,
      1,
      `${rect(-84, -196, 120, 180, t.mid, 30)}${rect(-84, -90, 150, 60, t.to, 18)}${line('M-66-20V-2M46-20V-2', t.ink, 8)}`,
      mirror,
    );
  const legs = (x: number, mirror: boolean) =>
    at(
      x,
      430,
      1,
      `${line('M-4-82H62L66-12', '#232c42', 30)}${line('M-10-78H52L44-12', '#2c3752', 28)}${shape('M30-8H78Q82 6 76 6H30Z', '#141a2b')}`,
      mirror,
    );
  return `${room(t, 340)}${rect(250, 50, 440, 150, t.soft, 8)}${faint(0.5, shape('M250 192V140C330 80 400 170 480 120S620 100 690 140V192Q690 200 682 200H258Q250 200 250 192Z', t.mid))}${armchair(356, false)}${armchair(618, true)}${seated(350, 356, 176, who('suit'), { pose: 'talk' })}${seated(624, 356, 176, who('knit'), { pose: 'hold', mirror: true })}${legs(356, false)}${legs(618, true)}${table(452, 364, 72, 66, t.wood)}${cup(488, 364, '#fff')}${plant(740, 400, 1.1, t.from)}${at(120, 450, 1, `${line('M0 0V-150M0-60l-44 60M0-60l44 60', t.ink, 8)}${rect(-50, -210, 96, 60, t.ink, 8)}${rect(46, -196, 40, 32, '#3b4663', 4)}${circle(-24, -220, 18, t.ink)}`)}`;
};

/** An evening talk over tea at a long table. */
const cafe: Scene = ({ t, who }) =>
  `${night(t)}${pendant(330, 70, t.accent)}${pendant(480, 54, t.accent)}${pendant(630, 70, t.accent)}${seated(330, 308, 190, who('knit'), { pose: 'hold', item: at(0, 24, 0.4, cup(0, 0, '#fff')) })}${seated(480, 308, 194, who(), { pose: 'talk' })}${seated(630, 308, 190, who('shirt'))}${table(150, 308, 640, 142, t.wood, false)}${cup(420, 308, '#fff')}${cup(560, 308, t.accent)}${cup(700, 308, '#fff')}${at(268, 308, 1, shape('M-24 0C-34-20-20-34 0-34S34-20 24 0ZM22-24l20-10-10 24z', t.mid) + circle(0, -37, 5, t.mid))}`;

/** A meeting with remote participants on a wall screen. */
const videocall: Scene = ({ t, who }) => {
  const tile = (i: number) => {
    const x = 276 + (i % 3) * 142;
    const y = 50 + Math.floor(i / 3) * 118;
    const person = who();
    const body = at(
      x + 65,
      y + 74,
      2.5,
      `${shape('M-16 14C-16 4-8 1 0 1S16 4 16 14Z', person.cloth)}${head(person, true)}`,
    );
    return `${rect(x, y, 130, 108, [t.pale, t.soft, t.mist][i % 3] ?? t.pale, 6)}${body}`;
  };
  return `${room(t, 372)}${rect(262, 36, 440, 252, t.ink, 12)}${times(6, tile)}${fromBehind(482, 460, 2, who())}${table(250, 396, 480, 60, t.wood, false)}${laptop(620, 400, 1, t.mid)}${plant(160, 396, 1.2, t.mid)}`;
};

/** Papers with marks, and a pen. */
const documents: Scene = ({ t }) => {
  const ticks = times(4, (i) =>
    line(`M26 ${96 + i * 44}l9 9 16-18`, i === 2 ? '#e0565b' : '#2f9e78', 5),
  );
  const rows = times(4, (i) => writing(70, 92 + i * 44, 120, 2, t.soft, 14));
  return `${room(t, 0)}${sheet(560, 70, 190, 260, 12, writing(24, 40, 130, 9, t.soft, 22))}${sheet(300, 110, 200, 270, -10, writing(24, 40, 140, 9, t.soft, 22))}${sheet(380, 40, 240, 320, 3, `${rect(26, 26, 110, 18, t.mid, 4)}${rect(26, 56, 188, 3, t.pale)}${ticks}${rows}${circle(186, 282, 24, '#e0565b')}${faint(0.6, circle(186, 282, 16, '#fff'))}`)}${at(664, 300, 1, `<g transform="rotate(36)">${shape('M-11-150H11V20L0 48L-11 20Z', t.from)}${shape('M-11 20H11L0 48Z', t.accent)}${rect(-11, -150, 22, 26, t.to)}</g>`)}${circle(196, 330, 52, '#fff')}${circle(196, 330, 38, t.mid)}${line('M236 300l34-24', '#fff', 14)}`;
};

/** Business charts on a large display. */
const finance: Scene = ({ t, who }) =>
  `${room(t)}${screen(330, 44, 380, 222, t, `${chart(360, 70, 220, 160, '#fff', t.accent)}${circle(648, 116, 34, t.glow)}${shape('M648 116V82A34 34 0 0 1 678 132Z', t.accent)}${writing(620, 184, 60, 3, '#fff9', 16)}`)}${standing(300, 408, 240, who('suit'), { pose: 'point' })}${seated(510, 348, 176, who())}${seated(650, 348, 176, who('tie'))}${table(410, 348, 420, 102, t.wood, false)}${laptop(520, 352, 0.9, t.mid)}${sheet(630, 336, 60, 14, 0, '')}`;

/** Someone fills in a form at a desk. */
const desk: Scene = ({ t, who }) =>
  `${room(t)}${rect(196, 40, 180, 170, '#fff', 6)}${faint(0.6, shape('M196 210V150C240 110 300 170 376 120V210Z', t.soft))}${line('M196 40H376V210H196ZM286 40V210', t.mid, 5)}${seated(420, 318, 226, who('knit'))}${table(220, 318, 560, 132, t.wood, false)}${monitor(620, 318, 210, 150, t, `${rect(532, 176, 176, 110, '#fff', 3)}${writing(546, 194, 60, 4, t.soft, 24)}${times(3, (i) => rect(622, 184 + i * 24, 74, 15, t.pale, 3))}${rect(650, 258, 46, 18, t.mid, 4)}`)}${rect(376, 310, 90, 9, t.ink, 4)}${cup(270, 318, t.mid)}${plant(756, 318, 0.7, t.mid)}`;

/** A team works late. */
const overtime: Scene = ({ t, who }) =>
  `${night(t)}${seated(330, 320, 200, who('knit'))}${seated(480, 316, 210, who('shirt'), { pose: 'talk' })}${seated(640, 320, 200, who())}${faint(0.25, shape('M700 226L560 320H790Z', '#fff3c4'))}${line('M760 320V250L720 214', t.glow, 6)}${shape('M690 232l34-30 22 26z', t.accent)}${table(-20, 320, 840, 130, t.wood, false)}${laptop(350, 322, 1, t.to)}${laptop(640, 322, 1, t.to)}${sheet(440, 304, 80, 16, -2, '')}${cup(240, 320, '#fff')}`;

/** Portraits of a panel of experts on a wall. */
const experts: Scene = ({ t, random }) => {
  const first = Math.floor(random() * PEOPLE.length);
  const frame = (i: number) => {
    const x = 280 + (i % 3) * 200;
    const y = 122 + Math.floor(i / 3) * 196;
    const person = PEOPLE[(first + i) % PEOPLE.length];
    if (person === undefined) return '';
    const tint = [t.pale, t.soft, t.glow][i % 3] ?? t.pale;
    return `${circle(x, y, 76, '#fff')}${circle(x, y, 70, tint)}<g clip-path="url(#c)" transform="translate(${x} ${y})">${at(0, 30, 4, `${shape('M-17 18C-17 4-8 1 0 1S17 4 17 18Z', person.cloth)}${shape('M-3 .6L0 7L3 .6Q0 2.4-3 .6Z', '#fff')}${head(person)}`)}</g>`;
  };
  return `${room(t, 430)}<clipPath id="c"><circle r="70"/></clipPath>${rect(0, 430, 800, 20, t.mid)}${times(6, frame)}`;
};

export const TALK_SCENES = {
  roundtable,
  notewall,
  lecture,
  livestream,
  interview,
  cafe,
  videocall,
  documents,
  finance,
  desk,
  overtime,
  experts,
};

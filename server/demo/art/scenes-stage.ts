import { hall, room } from './backdrops.ts';
import { audience, seated, standing } from './figures.ts';
import { chart, GOLD, plant, screen, table, trophy, writing } from './furniture.ts';
import type { Scene } from './scene.ts';
import { at, circle, faint, line, rect, shape, times } from './shapes.ts';

const microphone = (x: number, y: number) =>
  line(`M${x} ${y}l8-34`, '#20283c', 4) + line(`M${x + 8} ${y - 34}l3-12`, '#4a5670', 9);

const confetti = (random: () => number, accent: string) =>
  [accent, '#fff', '#ff8a6b']
    .map((colour) => {
      const pieces = times(12, () => {
        const [x, y] = [Math.round(60 + random() * 730), Math.round(30 + random() * 220)];
        return `M${x} ${y}l${Math.round(random() * 8)} ${Math.round(random() * 8 - 4)}`;
      });
      return line(pieces, colour, 5);
    })
    .join('');

/** A team presents beside a large screen. */
const pitch: Scene = ({ t, random, who }) =>
  hall(t) +
  screen(398, 60, 300, 186, t, chart(430, 84, 236, 136, '#fff', t.accent)) +
  standing(352, 372, 210, who('suit'), { pose: 'point' }) +
  standing(250, 368, 196, who()) +
  rect(0, 372, 800, 78, t.ink) +
  audience(2, 388, random, ['#0b1226', '#070b19']);

/** Winners on a podium. */
const award: Scene = ({ t, random, who }) => {
  const step = (x: number, y: number, colour: string) =>
    rect(x, y, 130, 400 - y, colour, 4) + rect(x, y, 130, 10, '#fff6');
  const prize = trophy(0, -33, 0.9);
  return `${hall(t)}${faint(0.9, shape('M0 0H230C210 90 110 150 0 170ZM800 0H660C690 90 740 150 800 170Z', t.mid))}${confetti(random, t.accent)}${standing(348, 322, 172, who(), { pose: 'clap' })}${standing(612, 332, 172, who(), { pose: 'clap' })}${standing(480, 284, 184, who('suit'), { pose: 'raise', item: prize })}${step(283, 322, t.mid)}${step(547, 332, t.mid)}${step(415, 284, GOLD)}${rect(0, 398, 800, 52, t.ink)}${shape('M480 310l9 19 20 2-15 14 4 20-18-10-18 10 4-20-15-14 20-2z', '#fff')}`;
};

/** Guests start the competition together. */
const opening: Scene = ({ t, random, who }) =>
  `${hall(t, 352)}${faint(0.9, rect(210, 40, 540, 200, t.from, 8))}${faint(
    0.55,
    line(
      times(
        4,
        (i) => `M240 ${210 - i * 6}C380 ${150 - i * 34} 560 ${230 - i * 40} 720 ${90 - i * 12}`,
      ),
      t.glow,
      3,
    ),
  )}${confetti(random, t.accent)}${standing(340, 384, 196, who('suit'), { pose: 'reach' })}${standing(240, 380, 190, who(), { pose: 'reach' })}${standing(620, 384, 196, who('tie'), { pose: 'reach', mirror: true })}${standing(720, 380, 188, who(), { pose: 'reach', mirror: true })}${shape('M440 322h80l16 74h-112z', t.pale)}${circle(480, 268, 62, t.accent)}${faint(0.8, circle(480, 268, 48, '#fff'))}${line('M432 268H528M480 206V330M444 236Q480 256 516 236M444 300Q480 282 516 300', t.mid, 2)}${rect(0, 396, 800, 54, t.ink)}`;

/** A full lecture hall from the back rows. */
const auditorium: Scene = ({ t, random, who }) =>
  `${hall(t, 300)}${screen(330, 50, 300, 160, t, at(480, 120, 1, circle(0, 10, 54, '#fff3') + shape('M-18-18L34 10L-18 38Z', '#fff')))}${standing(270, 312, 136, who('suit'), { pose: 'talk' })}${audience(5, 318, random, [t.from, t.ink, '#0d1630', '#0a1024', '#060a18'])}`;

/** A speaker at a lectern. */
const speaker: Scene = ({ t, who }) =>
  `${hall(t, 400)}${faint(
    0.35,
    times(8, (i) => shape(`M${i * 110} 0q26 200 0 400h52q-22-200 0-400z`, t.from)),
  )}${standing(480, 560, 400, who('suit'), { pose: 'talk' })}${shape('M380 304H590L566 450H404Z', t.soft)}${shape('M366 290H604L596 316H374Z', '#fff')}${faint(0.5, circle(486, 376, 26, t.mid))}${microphone(440, 292)}${microphone(520, 292)}`;

/** Judges at a long table. */
const panel: Scene = ({ t, who }) =>
  `${room(t)}${rect(130, 50, 620, 190, t.mid, 10)}${faint(0.18, circle(690, 60, 130, '#fff') + circle(230, 220, 90, '#fff'))}${[200, 360, 520, 680].map((x) => seated(x, 300, 200, who(x % 3 ? 'suit' : 'tie'))).join('')}${table(-20, 300, 840, 150, t.from, false)}${[200, 360, 520, 680].map((x) => rect(x - 70, 280, 48, 22, '#fff', 2) + line(`M${x - 62} 291h32`, t.mid, 4) + microphone(x + 34, 302)).join('')}`;

/** An exhibition stand with a product and visitors. */
const booth: Scene = ({ t, who }) =>
  `${room(t, 360)}${rect(230, 60, 470, 300, '#fff', 6)}${rect(216, 40, 498, 52, t.mid, 8)}${writing(420, 66, 90, 1, '#fff')}${screen(270, 116, 150, 96, t, chart(288, 130, 114, 66, '#fff', t.accent))}${faint(
    0.5,
    line(
      times(4, (i) => `M600 ${128 + i * 24}h70`),
      t.soft,
      8,
    ),
  )}${at(520, 300, 1, `${shape('M-56 0H56L48 60H-48Z', t.pale)}${rect(-46, -18, 92, 20, t.from, 6)}${circle(0, -52, 40, t.to)}${faint(0.7, circle(-12, -64, 12, '#fff'))}${line('M0-92V-116M-40-52H-62M40-52H62', t.from, 7)}`)}${standing(420, 392, 196, who('suit'), { pose: 'point' })}${standing(646, 408, 204, who(), { pose: 'hold', mirror: true })}${standing(726, 404, 196, who(), { mirror: true })}${table(250, 318, 128, 100, t.from, false)}${plant(150, 400, 0.9, t.mid)}`;

/** Two parties shake hands after signing. */
const signing: Scene = ({ t, who }) => {
  const folder = (x: number) =>
    rect(x, 306, 74, 10, t.accent, 2) + rect(x + 4, 300, 66, 7, '#fff', 2);
  return `${hall(t, 352)}${rect(190, 40, 580, 220, t.mid, 8)}${faint(0.3, circle(700, 80, 90, t.to) + circle(250, 220, 70, t.to))}${standing(250, 392, 208, who(), { pose: 'clap' })}${standing(712, 392, 204, who(), { pose: 'clap' })}${standing(412, 396, 220, who('tie'), { pose: 'reach' })}${standing(546, 396, 216, who('suit'), { pose: 'reach', mirror: true })}${circle(479, 262, 11, '#eec29c')}${table(300, 316, 360, 134, t.ink, false)}${folder(356)}${folder(530)}${at(480, 316, 1, `${circle(-12, -14, 9, '#ff8a6b')}${circle(12, -14, 9, t.accent)}${circle(0, -20, 9, '#fff')}${shape('M-18-8H18L12 0H-12Z', '#2f9e78')}`)}`;
};

export const STAGE_SCENES = { pitch, award, opening, auditorium, speaker, panel, booth, signing };

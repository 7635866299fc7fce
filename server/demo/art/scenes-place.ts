import { hills, sky } from './backdrops.ts';
import { standing } from './figures.ts';
import { building, tree, turbine } from './landmarks.ts';
import type { Scene } from './scene.ts';
import { at, circle, faint, line, mix, rect, shape, times } from './shapes.ts';

/** A skyline at the water. */
const bay: Scene = ({ t }) => {
  const heights = [110, 150, 96, 190, 140, 250, 170, 216, 128, 176, 104, 140];
  const far = heights.map((h, i) => rect(i * 70 - 20, 320 - h * 0.75, 60, h * 0.75, '#fff', 3));
  const near = heights.map((h, i) =>
    building(i * 66, 324, 54, h * 0.86, mix(t.from, t.mid, (i % 3) / 3), '#ffffff30', t.accent),
  );
  return `${sky(t, true, [600, 110])}${faint(0.14, far.join(''))}${near.join('')}${shape('M470 324V60l8-26 8 26V324Z', t.from)}${circle(478, 104, 16, t.to)}${rect(0, 322, 800, 128, t.from)}${faint(
    0.35,
    line(
      times(9, (i) => `M${60 + ((i * 173) % 640)} ${342 + i * 11}h${60 + (i % 3) * 30}`),
      t.glow,
      3,
    ),
  )}${shape('M300 402H420L400 424H322ZM352 396V350L396 392Z', '#fff')}`;
};

/** A gate of an old city wall. */
const gate: Scene = ({ t }) => {
  const roof = (y: number, w: number) =>
    shape(
      `M${480 - w} ${y}Q${480 - w * 0.7} ${y - 8} ${480 - w * 0.6} ${y - 44}H${480 + w * 0.6}Q${480 + w * 0.7} ${y - 8} ${480 + w} ${y}Z`,
      t.from,
    );
  return `${sky(t, true, [640, 120])}${hills([mix(t.mid, t.to, 0.4), mix(t.from, t.mid, 0.6)], 250)}${rect(370, 96, 220, 60, t.wood)}${roof(100, 150)}${rect(350, 160, 260, 60, t.wood)}${faint(
    0.6,
    times(7, (i) => rect(366 + i * 36, 172, 16, 38, t.accent, 2)),
  )}${roof(164, 180)}${shape('M150 220H810V400H150Z', mix(t.wood, t.from, 0.45))}${times(15, (i) => rect(150 + i * 46, 204, 28, 18, mix(t.wood, t.from, 0.45)))}${faint(0.25, line('M150 262H800M150 304H800M150 346H800', t.from, 2))}${shape('M430 400V320A50 50 0 0 1 530 320V400Z', t.ink)}${rect(0, 396, 800, 54, t.from)}${tree(210, 404, 1, '#2c7a5d')}${tree(700, 404, 1.1, '#2c7a5d')}`;
};

/** Buildings of a science park. */
const campus: Scene = ({ t, who }) =>
  `${sky(t)}${hills([t.soft, mix(t.to, '#7fc79a', 0.5)], 270)}${building(250, 380, 150, 160, '#fff', t.soft)}${building(420, 380, 190, 250, t.mid, '#ffffff80')}${shape('M420 130L610 100V136H420Z', t.from)}${building(630, 380, 150, 190, t.pale, t.to)}${rect(446, 330, 130, 50, t.from, 4)}${faint(0.7, rect(456, 340, 52, 40, t.glow) + rect(514, 340, 52, 40, t.glow))}${rect(0, 378, 800, 72, '#9ad0a4')}${shape('M460 378H560L680 450H330Z', t.mist)}${tree(130, 400, 1.2, '#3d9a72')}${tree(230, 392, 1, '#57b287')}${tree(700, 398, 1.1, '#3d9a72')}${standing(410, 436, 110, who())}${standing(452, 440, 112, who('suit'), { pose: 'talk', mirror: true })}${standing(604, 430, 106, who('knit'), { pose: 'hold' })}`;

/** Residential towers in the evening. */
const apartments: Scene = ({ t, who }) =>
  `${sky(t, true, [250, 100])}${building(200, 392, 110, 210, mix(t.from, t.mid, 0.5), '#ffffff26', t.accent)}${building(330, 392, 130, 320, t.from, '#ffffff26', t.accent)}${building(480, 392, 140, 270, mix(t.from, t.mid, 0.7), '#ffffff26', t.accent)}${building(640, 392, 120, 340, t.from, '#ffffff26', t.accent)}${rect(0, 390, 800, 60, t.ink)}${tree(150, 402, 1.2, '#256b5a')}${tree(466, 404, 0.9, '#2f8069')}${tree(630, 404, 0.9, '#256b5a')}${line('M560 404V320q0-14 14-14h10', t.glow, 5)}${faint(0.25, shape('M584 308L540 404H640Z', t.accent))}${standing(420, 432, 96, who('knit'))}${at(420, 432, 1, rect(16, -30, 22, 30, t.to, 4) + line('M34-30V-46', '#fff', 2))}`;

/** Measurements on a high plateau. */
const mountain: Scene = ({ t, who }) => {
  const peak = (x: number, y: number, w: number, colour: string) =>
    shape(`M${x - w} 340L${x} ${y}L${x + w} 340Z`, colour) +
    shape(
      `M${x} ${y}L${x - w * 0.3} ${y + (340 - y) * 0.3}l${w * 0.14}-8 ${w * 0.12} 22 ${w * 0.16}-20 ${w * 0.14} 8z`,
      '#fff',
    );
  return `${sky(t, false, [250, 90])}${peak(250, 150, 200, mix(t.mid, t.pale, 0.5))}${peak(640, 120, 230, mix(t.mid, t.pale, 0.35))}${peak(440, 190, 170, mix(t.mid, t.pale, 0.15))}${hills([mix(t.to, '#b7cf9a', 0.5), '#8fb687'], 334)}${turbine(680, 370, 0.9, 20)}${turbine(750, 360, 0.7, 50)}${at(540, 400, 1, `${rect(-54, -84, 108, 84, '#f4f8fc', 6)}${rect(-44, -74, 88, 30, t.mid, 3)}${times(4, (i) => circle(-33 + i * 22, -24, 6, i ? '#2f9e78' : t.accent))}`)}${standing(430, 410, 200, who('vest', 'helmet'), { pose: 'reach' })}`;
};

/** A small town with an office among houses. */
const town: Scene = ({ t, who }) => {
  const house = (x: number, w: number, h: number, wall: string) =>
    `${rect(x, 390 - h, w, h, wall)}${shape(`M${x - 16} ${390 - h}L${x + w / 2} ${390 - h - 50}L${x + w + 16} ${390 - h}Z`, t.from)}${rect(x + w / 2 - 14, 344, 28, 46, t.mid)}${rect(x + 14, 390 - h + 20, 26, 28, t.accent, 2)}${rect(x + w - 40, 390 - h + 20, 26, 28, t.accent, 2)}`;
  return `${sky(t, true)}${hills([mix(t.mid, t.to, 0.5), mix(t.mid, t.from, 0.3), t.from], 230)}${house(170, 120, 96, t.pale)}${house(640, 130, 90, t.soft)}${building(400, 390, 170, 170, '#fff', t.soft, t.accent)}${rect(392, 212, 186, 16, t.mid, 4)}${rect(410, 318, 150, 72, t.glow, 4)}${line('M485 318V390', t.mid, 4)}${rect(0, 388, 800, 62, t.ink)}${tree(340, 398, 1, '#2c7a5d')}${tree(610, 398, 0.8, '#2c7a5d')}${standing(444, 424, 104, who('knit'))}${standing(510, 428, 106, who(), { pose: 'talk', mirror: true })}`;
};

/** A port with containers and a crane. */
const port: Scene = ({ t }) => {
  const colours = [t.mid, t.to, t.accent, '#e0745c', t.from];
  const box = (x: number, y: number, i: number) =>
    rect(x, y, 92, 38, colours[i % 5] ?? t.mid, 2) +
    faint(
      0.25,
      line(
        `M${x + 18} ${y + 6}v26M${x + 36} ${y + 6}v26M${x + 54} ${y + 6}v26M${x + 72} ${y + 6}v26`,
        '#000',
        3,
      ),
    );
  return `${sky(t)}${rect(0, 300, 800, 100, mix(t.to, '#58b4e8', 0.6))}${shape('M30 300H240L214 340H62Z', t.from)}${rect(170, 258, 44, 42, '#fff', 3)}${box(60, 262, 3)}${line('M330 400V70M430 400V70M250 96H720M330 70L560 96M330 70L250 96M330 240L430 150M430 240L330 150M330 400L430 300', t.from, 9)}${line('M600 96V210', t.ink, 3)}${box(554, 210, 2)}${times(6, (i) => box(490 + (i % 3) * 98, 362 - Math.floor(i / 3) * 40, i))}${rect(0, 400, 800, 50, '#5c6a80')}${at(300, 420, 1, `${rect(-70, -52, 120, 40, t.accent, 2)}${shape('M54-12V-60H86L104-36V-12Z', '#fff')}${rect(64, -52, 20, 18, t.mid, 2)}${times(3, (i) => circle(-46 + i * 62, -8, 13, '#1b2336') + circle(-46 + i * 62, -8, 5, '#cfd9e6'))}`)}`;
};

export const PLACE_SCENES = { bay, gate, campus, apartments, mountain, town, port };

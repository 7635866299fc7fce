import type { Motif } from './motif.ts';
import { n } from './random.ts';

const skyline: Motif = (random, { accent, from }) => {
  const blocks = Array.from({ length: 9 }, (_, index) => {
    const x = -270 + index * 60;
    const h = 90 + random() * 90 + (1 - Math.abs(index - 4) / 4) * 110;
    const lights = Array.from({ length: 4 }, (__, row) =>
      [10, 28]
        .map((dx) =>
          random() > 0.35
            ? `<rect x="${x + dx}" y="${n(186 - h + row * 26)}" width="10" height="12" rx="1.5" fill="${random() > 0.8 ? accent : '#fff'}" opacity=".75"/>`
            : '',
        )
        .join(''),
    ).join('');
    const roof = index % 3 === 1 ? `l24 -26l24 26` : 'h48';
    return `<path d="M${x} 240V${n(166 - h)}${roof}V240Z" fill="url(#s)" stroke="#fff" stroke-opacity=".35"/>${lights}`;
  }).join('');
  return `<circle cx="40" cy="-60" r="74" fill="${accent}" opacity=".85"/><circle cx="40" cy="-60" r="112" fill="${accent}" opacity=".16"/>${blocks}<path d="M-700 220Q0 166 400 214V260H-700Z" fill="${from}" opacity=".55"/>`;
};

const chart: Motif = (random, { accent }) => {
  const heights = [58, 84, 112, 150, 206].map((h) => h + random() * 20);
  const bars = heights
    .map(
      (h, index) =>
        `<rect x="${-170 + index * 72}" y="${n(150 - h)}" width="46" height="${n(h)}" rx="9" fill="url(#${index === 4 ? 'w' : 's'})" stroke="#fff" stroke-opacity=".5"/>`,
    )
    .join('');
  const points = heights.map((h, index) => `${-147 + index * 72} ${n(118 - h)}`);
  return `<path d="M-210 -100H230M-210 -16H230M-210 68H230" stroke="#fff" stroke-opacity=".18" stroke-width="2"/>${bars}<path d="M-214 152H234" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><path d="M${points.join('L')}L196 -150" fill="none" stroke="${accent}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M160 -150H198V-112" fill="none" stroke="${accent}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>${points.map((p) => `<circle cx="${p.split(' ')[0]}" cy="${p.split(' ')[1]}" r="8" fill="#fff"/>`).join('')}`;
};

const plan: Motif = (_random, { accent, from }) =>
  `<g transform="rotate(-9)"><rect x="-150" y="-128" width="200" height="262" rx="16" fill="url(#s)" stroke="#fff" stroke-opacity=".5" stroke-width="2"/></g><g transform="rotate(4)"><rect x="-84" y="-140" width="206" height="272" rx="16" fill="#fff" opacity=".94"/><path d="M-54 -104H20" stroke="${from}" stroke-opacity=".8" stroke-width="11" stroke-linecap="round"/><path d="M-54 -74H90M-54 -52H72" stroke="${from}" stroke-opacity=".25" stroke-width="8" stroke-linecap="round"/><path d="M-50 98V60M-18 98V36M14 98V52M46 98V10M78 98V-14" stroke="${from}" stroke-opacity=".45" stroke-width="18"/><path d="M-54 14L-18 -6L14 6L84 -32" fill="none" stroke="${accent}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(150 70) rotate(38)"><path d="M-15 -120H15V40L0 78L-15 40Z" fill="url(#w)"/><path d="M-15 -120H15V-92H-15Z" fill="${accent}"/><path d="M-15 40H15L0 78Z" fill="${accent}" opacity=".7"/></g>`;

const rocket: Motif = (_random, { accent, from, mid }) =>
  `<g fill="none" stroke="#fff" stroke-width="2" transform="rotate(-24)"><ellipse rx="230" ry="92" stroke-opacity=".35"/><ellipse rx="180" ry="66" stroke-opacity=".5"/></g><g transform="rotate(38) scale(1.15)"><path d="M-18 92C-34 122 -22 150 0 184C22 150 34 122 18 92Z" fill="${accent}"/><path d="M-9 92C-16 112 -10 128 0 146C10 128 16 112 9 92Z" fill="#fff" opacity=".8"/><path d="M-38 26L-76 84L-34 78ZM38 26L76 84L34 78Z" fill="#fff" opacity=".55"/><path d="M0 -142C46 -98 52 -10 34 88H-34C-52 -10 -46 -98 0 -142Z" fill="url(#w)"/><path d="M0 -142C46 -98 52 -10 34 88H0Z" fill="${from}" opacity=".14"/><circle cy="-38" r="21" fill="${mid}" stroke="#fff" stroke-width="6"/></g><circle cx="-214" cy="96" r="9" fill="${accent}"/><circle cx="196" cy="-98" r="6" fill="#fff"/>`;

export const GROWTH = { skyline, chart, plan, rocket };

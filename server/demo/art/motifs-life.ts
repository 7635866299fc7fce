import type { Motif } from './motif.ts';
import { n } from './random.ts';

const cells: Motif = (random, { accent, from }) => {
  const spots: [number, number, number][] = [
    [-128, -52, 62],
    [-158, 78, 40],
    [150, 92, 56],
    [170, -70, 38],
  ];
  const bodies = spots
    .map(([x, y, r]) => {
      const dx = (random() - 0.5) * r * 0.4;
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#s)" stroke="#fff" stroke-opacity=".65" stroke-width="2.5"/><circle cx="${n(x + dx)}" cy="${n(y + dx / 2)}" r="${n(r * 0.38)}" fill="#fff" opacity=".75"/><circle cx="${n(x + dx - 4)}" cy="${n(y + dx / 2 - 4)}" r="${n(r * 0.15)}" fill="${accent}"/>`;
    })
    .join('');
  const left: string[] = [];
  const right: string[] = [];
  const rungs: string[] = [];
  for (let step = 0; step <= 40; step += 1) {
    const y = -165 + step * 8.25;
    const x = Math.sin(step / 5.1) * 48;
    left.push(`${n(x)} ${n(y)}`);
    right.push(`${n(-x)} ${n(y)}`);
    if (step % 3 === 1) rungs.push(`M${n(x)} ${n(y)}H${n(-x)}`);
  }
  return `${bodies}<g transform="translate(16) rotate(22)" fill="none" stroke-linecap="round"><path d="${rungs.join('')}" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><path d="M${right.join('L')}" stroke="${from}" stroke-opacity=".5" stroke-width="9"/><path d="M${left.join('L')}" stroke="#fff" stroke-width="9"/></g>`;
};

const turbine = (x: number, y: number, size: number, turn: number): string => {
  const blade = `<path d="M0 -3C9 -16 8 -58 1 -86C-5 -58 -7 -18 0 -3Z"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><path d="M-3.5 6L-7 190H7L3.5 6Z" fill="url(#w)"/><g fill="#fff" transform="rotate(${n(turn)})">${blade}<g transform="rotate(120)">${blade}</g><g transform="rotate(240)">${blade}</g></g><circle r="7" fill="#fff"/></g>`;
};

const energy: Motif = (random, { accent, from }) =>
  `<circle cx="20" cy="-40" r="88" fill="${accent}" opacity=".22"/><circle cx="20" cy="-40" r="58" fill="${accent}" opacity=".9"/>${turbine(-120, -40, 1, random() * 60)}${turbine(30, -84, 1.3, random() * 60)}${turbine(160, -10, 0.8, random() * 60)}<path d="M-700 150C-480 90 -240 96 10 130T330 96V260H-700Z" fill="#fff" opacity=".22"/><path d="M-700 190C-460 150 -160 130 80 168T330 150V260H-700Z" fill="${from}" opacity=".45"/>`;

const leaf: Motif = (_random, { accent, from }) =>
  `<circle r="138" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-dasharray="2 12" stroke-linecap="round"/><circle r="172" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/><path d="M0 120C-6 40 -30 10 -108 -8C-118 66 -74 96 -6 92Z" fill="url(#s)" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/><path d="M0 96C0 -10 24 -84 128 -112C142 4 96 74 2 70Z" fill="url(#w)"/><path d="M0 132C2 60 28 0 92 -66M-4 96C-20 60 -46 34 -74 22" fill="none" stroke="${from}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/><path d="M-14 -132l-30 58h26l-10 44l40 -62h-26l18 -40z" fill="${accent}"/><circle cx="172" cy="0" r="9" fill="#fff"/><circle cx="-122" cy="-122" r="7" fill="${accent}"/>`;

export const LIFE = { cells, energy, leaf };

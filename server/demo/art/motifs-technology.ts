import type { Motif } from './motif.ts';
import { n } from './random.ts';

const chip: Motif = (random, { accent, from }) => {
  const pins = [-54, -18, 18, 54]
    .flatMap((at) => [
      `M${at} -92v-${n(30 + random() * 45)}`,
      `M${at} 92v${n(30 + random() * 45)}`,
      `M-92 ${at}h-${n(40 + random() * 60)}l-22 ${at > 0 ? 26 : -26}h-40`,
      `M92 ${at}h${n(40 + random() * 60)}l22 ${at > 0 ? 26 : -26}h40`,
    ])
    .join('');
  const nodes = [
    [-150, -120],
    [160, -128],
    [-168, 118],
    [158, 124],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`)
    .join('');
  return `<path d="${pins}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><g fill="${accent}">${nodes}</g><rect x="-92" y="-92" width="184" height="184" rx="26" fill="${from}" opacity=".55"/><rect x="-92" y="-92" width="184" height="184" rx="26" fill="url(#s)" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/><rect x="-56" y="-56" width="112" height="112" rx="16" fill="url(#w)"/><path d="M-26 20V-8a26 26 0 0 1 52 0v28M-26 4h52M0 20v-8" fill="none" stroke="${from}" stroke-width="8" stroke-linecap="round" opacity=".85"/><circle cx="38" cy="-38" r="6" fill="${accent}"/>`;
};

const gear = (x: number, y: number, radius: number, teeth: number, fill: string): string => {
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    for (const [part, reach] of [
      [0, 1],
      [0.22, 1.17],
      [0.5, 1.17],
      [0.72, 1],
    ] as const) {
      const angle = ((tooth + part) / teeth) * Math.PI * 2;
      points.push(
        `${n(x + Math.cos(angle) * radius * reach)} ${n(y + Math.sin(angle) * radius * reach)}`,
      );
    }
  }
  const hole = (r: number) =>
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0z`;
  return `<path fill-rule="evenodd" fill="${fill}" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-linejoin="round" d="M${points.join('L')}Z${hole(radius * 0.5)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.24)}" fill="#fff" opacity=".85"/>`;
};

const gears: Motif = (_random, { accent }) =>
  `<path d="M-210 150H230" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>${gear(96, -66, 62, 11, 'url(#s)')}${gear(-46, 18, 96, 16, 'url(#w)')}${gear(96, 92, 40, 9, 'url(#s)')}<path d="M-190 -110h70l26 26M150 20h60l20 -20" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-190" cy="-110" r="7" fill="${accent}"/><circle cx="231" cy="0" r="7" fill="${accent}"/>`;

const orbit: Motif = (random, { accent, from }) => {
  const rings = [1, 1.45, 1.9]
    .map(
      (scale) =>
        `<ellipse rx="${n(125 * scale)}" ry="${n(42 * scale)}" fill="none" stroke="#fff" stroke-opacity="${n(0.75 - scale * 0.22)}" stroke-width="2"/>`,
    )
    .join('');
  const at = 0.3 + random() * 0.8;
  const moon = `<circle cx="${n(Math.cos(at) * 181)}" cy="${n(Math.sin(at) * 61)}" r="13" fill="${accent}"/>`;
  return `<g transform="rotate(-20)">${rings}</g><circle r="84" fill="url(#w)"/><path d="M-80 -26A84 84 0 0 0 80 26A84 84 0 0 1 -80 -26Z" fill="${from}" opacity=".14"/><path d="M-70 -44Q0 -10 74 -38M-84 4Q0 40 82 12M-62 56Q0 80 56 62" stroke="${from}" stroke-opacity=".25" stroke-width="5" fill="none" stroke-linecap="round"/><g transform="rotate(-20)"><path d="M-125 0A125 42 0 0 0 125 0" fill="none" stroke="#fff" stroke-width="4"/>${moon}<circle cx="-236" cy="14" r="8" fill="#fff"/><circle cx="-104" cy="-22" r="6" fill="${accent}"/></g>`;
};

export const TECHNOLOGY = { chip, gears, orbit };

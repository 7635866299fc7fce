import type { Motif } from './motif.ts';
import { n } from './random.ts';

const confetti = (random: () => number, accent: string): string =>
  Array.from({ length: 18 }, (_, index) => {
    const x = (random() - 0.5) * 420;
    const y = -170 + random() * 170;
    return `<rect x="${n(x)}" y="${n(y)}" width="9" height="5" rx="1.5" fill="${index % 2 ? accent : '#fff'}" opacity="${n(0.5 + random() * 0.5)}" transform="rotate(${n(random() * 180)} ${n(x)} ${n(y)})"/>`;
  }).join('');

const podium: Motif = (random, { accent, from }) =>
  `<path d="M-180 -230L-70 170H70Z M180 -230L70 170H-70Z" fill="#fff" opacity=".1"/>${confetti(random, accent)}<path d="M-62 36H62V172H-62Z" fill="url(#w)"/><path d="M-186 82H-62V172H-186Z M62 106H186V172H62Z" fill="url(#s)"/><path d="M-186 82H-62M62 106H186" stroke="#fff" stroke-width="4"/><path d="M-40 -112H40V-74C40 -36 22 -14 8 -8V10H26V26H-26V10H-8V-8C-22 -14 -40 -36 -40 -74Z" fill="${accent}"/><path d="M-40 -98H-66C-66 -62 -54 -46 -32 -42M40 -98H66C66 -62 54 -46 32 -42" fill="none" stroke="${accent}" stroke-width="9"/><path d="M0 -94l7 15 16 2-12 11 3 17-14-8-14 8 3-17-12-11 16-2z" fill="#fff"/><path d="M-10 76l14 -10v52" fill="none" stroke="${from}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>`;

const microphone: Motif = (random, { accent, from }) => {
  const bars = Array.from({ length: 11 }, (_, index) => {
    const x = -250 + index * 50;
    if (Math.abs(x) < 60) return '';
    const h = 14 + random() * 90 * (1 - Math.abs(x) / 340);
    return `<path d="M${x} ${n(-20 - h)}V${n(-20 + h)}"/>`;
  }).join('');
  return `<g stroke="#fff" stroke-opacity=".4" stroke-width="10" stroke-linecap="round">${bars}</g><rect x="-44" y="-150" width="88" height="166" rx="44" fill="url(#w)"/><path d="M-44 -92H-14M-44 -66H-14M-44 -40H-14M44 -92H14M44 -66H14M44 -40H14" stroke="${from}" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/><path d="M-76 -44V-26A76 76 0 0 0 76 -26V-44M0 52V124M-54 128H54" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round"/><circle cx="0" cy="-18" r="8" fill="${accent}"/>`;
};

const network: Motif = (random, { accent }) => {
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2 + random() * 0.4;
    const reach = 120 + random() * 70;
    return [Math.cos(angle) * reach * 1.25, Math.sin(angle) * reach * 0.8] as const;
  });
  const lines = points
    .map(([x, y], index) => {
      const [a, b] = points[(index + 2) % points.length] ?? [0, 0];
      return `M0 0L${n(x)} ${n(y)}${index % 2 ? '' : `L${n(a)} ${n(b)}`}`;
    })
    .join('');
  const person = (x: number, y: number, size: number, fill: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><circle r="30" fill="${fill}" stroke="#fff" stroke-opacity=".75" stroke-width="2"/><circle cy="-8" r="9" fill="#fff"/><path d="M-16 16a16 15 0 0 1 32 0z" fill="#fff"/></g>`;
  return `<path d="${lines}" stroke="#fff" stroke-opacity=".4" stroke-width="2" fill="none"/>${points
    .map(([x, y], index) =>
      index % 3 === 2
        ? `<circle cx="${n(x)}" cy="${n(y)}" r="9" fill="${accent}"/>`
        : person(x, y, 0.7 + random() * 0.5, 'url(#s)'),
    )
    .join(
      '',
    )}<circle r="62" fill="#fff" opacity=".2"/><circle r="46" fill="url(#w)"/><path d="M-12 6a17 17 0 1 1 24 0v8h-24zM-9 22H9" fill="${accent}" stroke="${accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
};

export const EVENT = { podium, microphone, network };

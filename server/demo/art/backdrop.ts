import type { Palette } from './palettes.ts';
import { n } from './random.ts';

export const WIDTH = 800;
export const HEIGHT = 450;

function wave(random: () => number, base: number, height: number): string {
  const lift = () => n(base - height * (0.3 + random()));
  return `M0 ${n(base)}C160 ${lift()} 300 ${n(base + height * 0.4)} 440 ${n(base - height * 0.2)}S700 ${lift()} 800 ${n(base - height * 0.5)}V450H0Z`;
}

function stars(random: () => number): string {
  return Array.from({ length: 26 }, () => {
    const radius = 0.7 + random() * 1.5;
    return `<circle cx="${n(random() * WIDTH)}" cy="${n(random() * 300)}" r="${n(radius)}" opacity="${n(0.3 + random() * 0.5)}"/>`;
  }).join('');
}

function beams(random: () => number): string {
  const start = 120 + random() * 200;
  return [0, 1, 2]
    .map((index) => {
      const x = start + index * 190;
      return `<path d="M${n(x)} -20l170 0l-330 490l-110 0z" opacity="${(0.07 - index * 0.015).toFixed(3)}"/>`;
    })
    .join('');
}

/** Returns the background of a picture: gradient, glow behind the subject, light beams, stars, waves. */
export function backdrop(palette: Palette, random: () => number): string {
  const { from, mid, to, glow } = palette;
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset=".55" stop-color="${mid}"/><stop offset="1" stop-color="${to}"/></linearGradient><radialGradient id="r" cx=".64" cy=".46" r=".5"><stop stop-color="${glow}" stop-opacity=".6"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity=".55"/></linearGradient><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity=".06"/></linearGradient></defs><path fill="url(#g)" d="M0 0h800v450H0z"/><g fill="#fff">${beams(random)}</g><path fill="url(#r)" d="M0 0h800v450H0z"/><g fill="#fff">${stars(random)}</g><path d="${wave(random, 380, 70)}" fill="#fff" opacity=".07"/><path d="${wave(random, 415, 60)}" fill="${from}" opacity=".28"/>`;
}

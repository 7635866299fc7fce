import { Rocket } from './rocket.tsx';
import { Skyline } from './skyline.tsx';

const ORBITS = [
  [330, 122],
  [264, 94],
  [200, 66],
] as const;

const STARS =
  'M60 92h0M128 204h0M214 60h0M300 122h0M40 300h0M664 72h0M690 252h0M606 330h0M250 214h0M90 392h0';

/** Decorative hero illustration of the home page, for a dark background (`--hero-from` to `--hero-to`). */
export function HeroScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 720 620" width="720" height="620" aria-hidden="true">
      <radialGradient id="hero-halo">
        <stop stopColor="var(--hero-glow, #1890ff)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--hero-glow, #1890ff)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="hero-ground">
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset=".5" stopColor="#fff" stopOpacity=".7" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <circle cx="410" cy="280" r="278" fill="url(#hero-halo)" />
      <path d={STARS} stroke="#fff" strokeOpacity=".8" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M652 160l4 12 12 4-12 4-4 12-4-12-12-4 12-4zM150 116l3 9 9 3-9 3-3 9-3-9-9-3 9-3z"
        fill="#fff"
      />
      <g transform="translate(380 306) rotate(-20)" fill="none" stroke="#fff" strokeWidth="1.5">
        {ORBITS.map(([rx, ry], index) => (
          <ellipse key={rx} rx={rx} ry={ry} strokeOpacity={0.28 + index * 0.1} />
        ))}
      </g>
      <Skyline id="hero-sky" />
      <path d="M20 580H700" stroke="url(#hero-ground)" strokeWidth="2" />
      <path d="M90 596H630M180 610H540" stroke="url(#hero-ground)" strokeWidth="1.5" opacity=".5" />
      <Rocket id="hero-rocket" transform="translate(456 176) rotate(34) scale(1.12)" trail />
      <g transform="translate(380 306) rotate(-20)" fill="none">
        <path
          d="M-330 0A330 122 0 0 0 150 108.7"
          stroke="#fff"
          strokeOpacity=".75"
          strokeWidth="2"
        />
        <circle cx="150" cy="108.7" r="9" fill="#fff" />
        <circle cx="150" cy="108.7" r="18" fill="#fff" opacity=".2" />
        <circle cx="-264" cy="0" r="6" fill="#ffc65c" />
        <circle cx="196" cy="-14" r="5" fill="#fff" />
      </g>
    </svg>
  );
}

import { Rocket } from './rocket.tsx';

export function GoneArt() {
  const primary = 'var(--primary, #1890ff)';
  return (
    <svg viewBox="0 0 400 260" width="400" height="260" aria-hidden="true">
      <linearGradient id="lost-planet" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor={`color-mix(in srgb, ${primary} 50%, #fff)`} />
        <stop offset="1" stopColor={primary} />
      </linearGradient>
      <circle cx="200" cy="130" r="122" fill="var(--tint, #e6f4ff)" />
      <path
        d="M30 214C96 244 150 226 138 184S70 152 90 108S190 40 268 66"
        fill="none"
        stroke={primary}
        strokeOpacity=".6"
        strokeWidth="3"
        strokeDasharray="1 10"
        strokeLinecap="round"
      />
      <circle cx="30" cy="214" r="6" fill={primary} />
      <g transform="translate(214 168)">
        <ellipse
          rx="94"
          ry="24"
          transform="rotate(-16)"
          fill="none"
          stroke="#ffb84d"
          strokeWidth="7"
        />
        <circle r="54" fill="url(#lost-planet)" />
        <path
          d="M-46-22Q-10-4 36-36M-53 6Q0 34 50 12"
          stroke="#fff"
          strokeOpacity=".4"
          strokeWidth="6"
          fill="none"
          strokeLinecap="round"
        />
        <circle cx="18" cy="-14" r="8" fill="#fff" opacity=".45" />
        <path
          d="M-94 0A94 24 0 0 0 94 0"
          transform="rotate(-16)"
          fill="none"
          stroke="#ffb84d"
          strokeWidth="7"
        />
      </g>
      <Rocket id="lost-rocket" transform="translate(300 78) rotate(78) scale(.36)" />
      <path
        d="M120 40l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM340 170l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"
        fill={primary}
        opacity=".7"
      />
      <circle cx="60" cy="86" r="4" fill="#ffb84d" />
      <circle cx="352" cy="122" r="3" fill={primary} />
      <circle cx="160" cy="24" r="3" fill={primary} opacity=".6" />
    </svg>
  );
}

interface RocketProps {
  /** Prefix of the gradient ids; must be unique on the page. */
  id: string;
  transform: string;
  trail?: boolean;
}

/** Upright rocket, 240 units tall and centered at (0, 0). */
export function Rocket({ id, transform, trail = false }: RocketProps) {
  const soft = 'color-mix(in srgb, var(--primary, #1890ff) 55%, #fff)';
  return (
    <g transform={transform}>
      <linearGradient id={`${id}-body`} x1="0" x2="1">
        <stop stopColor="#fff" />
        <stop offset=".55" stopColor="#f6f9ff" />
        <stop offset="1" stopColor="color-mix(in srgb, var(--primary, #1890ff) 30%, #fff)" />
      </linearGradient>
      <linearGradient id={`${id}-trail`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#ffd98a" stopOpacity=".75" />
        <stop offset=".3" stopColor="#fff" stopOpacity=".28" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      {trail && <path d="M-20 96Q-24 220-46 392H46Q24 220 20 96Z" fill={`url(#${id}-trail)`} />}
      <path d="M-24 90C-42 124-26 162 0 200C26 162 42 124 24 90Z" fill="#ffab2e" />
      <path d="M-13 90C-24 114-14 138 0 160C14 138 24 114 13 90Z" fill="#fff0c2" />
      <path d="M-40 22C-66 40-80 70-78 104L-32 80ZM40 22C66 40 80 70 78 104L32 80Z" fill={soft} />
      <path d="M0-150C50-104 56-12 34 92H-34C-56-12-50-104 0-150Z" fill={`url(#${id}-body)`} />
      <path d="M0-150C19-132 32-108 39-80H-39C-32-108-19-132 0-150Z" fill={soft} />
      <path d="M-34 92H34L38 72H-38Z" fill={soft} />
      <circle cy="-30" r="25" fill="#fff" stroke={soft} strokeWidth="5" />
      <circle cy="-30" r="16" fill="var(--primary, #1890ff)" />
      <path
        d="M-10-34a11 11 0 0 1 10-9"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

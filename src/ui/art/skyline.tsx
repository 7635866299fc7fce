interface Tower {
  x: number;
  top: number;
  width: number;
}

const TOWERS: readonly Tower[] = [
  { x: 96, top: 478, width: 44 },
  { x: 152, top: 412, width: 54 },
  { x: 220, top: 330, width: 62 },
  { x: 298, top: 262, width: 70 },
  { x: 386, top: 312, width: 62 },
  { x: 466, top: 372, width: 58 },
  { x: 542, top: 436, width: 50 },
  { x: 610, top: 492, width: 40 },
];

const GROUND = 580;
const SIDE = 22;

function windows({ x, top, width }: Tower): string {
  const rows = Math.floor((GROUND - top - 70) / 30);
  return Array.from({ length: rows }, (_, row) => {
    const y = top + 34 + row * 30;
    return `M${x + 10} ${y}h${row % 3 === 1 ? width - 34 : width - 20}`;
  }).join('');
}

/** Skyline for a 720 × 620 scene. */
export function Skyline({ id }: { id: string }) {
  const glow = 'var(--hero-glow, #1890ff)';
  const front = TOWERS.map(
    ({ x, top, width }) => `M${x} ${GROUND}V${top}L${x + width} ${top - 18}V${GROUND}Z`,
  ).join('');
  const side = TOWERS.map(
    ({ x, top, width }) =>
      `M${x + width} ${GROUND}V${top - 18}L${x + width + SIDE} ${top - 4}V${GROUND}Z`,
  ).join('');
  return (
    <g>
      <linearGradient
        id={`${id}-front`}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="250"
        x2="0"
        y2="580"
      >
        <stop stopColor={`color-mix(in srgb, ${glow} 55%, #fff)`} stopOpacity=".95" />
        <stop offset=".5" stopColor={glow} stopOpacity=".55" />
        <stop offset="1" stopColor={glow} stopOpacity=".04" />
      </linearGradient>
      <linearGradient
        id={`${id}-side`}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="250"
        x2="0"
        y2="580"
      >
        <stop stopColor={glow} stopOpacity=".6" />
        <stop offset="1" stopColor={glow} stopOpacity=".02" />
      </linearGradient>
      <path d={side} fill={`url(#${id}-side)`} />
      <path d={front} fill={`url(#${id}-front)`} />
      <path d={TOWERS.map(windows).join('')} stroke="#fff" strokeOpacity=".28" strokeWidth="3" />
    </g>
  );
}

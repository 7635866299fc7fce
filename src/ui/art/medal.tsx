/** Light and dark color of gold, silver and bronze. */
const METALS = [
  ['#ffd666', '#d48806'],
  ['#e6ebf2', '#8c98ab'],
  ['#f0b27a', '#a0572b'],
] as const;

/** Medal by rank (0 is gold). Decorative: the adjacent text names the award. */
export function Medal({ rank }: { rank: number }) {
  const [light, dark] = METALS[Math.min(rank, METALS.length - 1)] ?? METALS[0];
  const id = `medal-${String(rank)}`;
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <path d="M14 4h8l4 12h-8zM34 4h-8l-4 12h8z" fill="var(--primary, #1890ff)" opacity=".75" />
      <circle cx="24" cy="29" r="15" fill={`url(#${id})`} />
      <circle
        cx="24"
        cy="29"
        r="11"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="1.5"
      />
      <path d="M24 21l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z" fill="#fff" />
    </svg>
  );
}

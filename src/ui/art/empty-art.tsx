export function EmptyArt() {
  const line = 'color-mix(in srgb, var(--primary, #1890ff) 55%, var(--line, #e3e8f0))';
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      <linearGradient id="empty-ray" x1="0" y1="1" x2="0" y2="0">
        <stop stopColor="var(--primary, #1890ff)" stopOpacity=".28" />
        <stop offset="1" stopColor="var(--primary, #1890ff)" stopOpacity="0" />
      </linearGradient>
      <ellipse cx="120" cy="158" rx="92" ry="12" fill="var(--tint, #e6f4ff)" />
      <path d="M62 92L40 14H200L178 92Z" fill="url(#empty-ray)" />
      <g stroke={line} strokeWidth="2" strokeLinejoin="round">
        <path d="M62 92L120 74L178 92L120 110Z" fill="var(--tint, #e6f4ff)" />
        <path d="M62 92V140L120 160V110Z" fill="var(--card, #fff)" />
        <path d="M178 92V140L120 160V110Z" fill="var(--tint, #e6f4ff)" />
        <path d="M62 92L120 110L104 128L44 108Z" fill="var(--card, #fff)" />
        <path d="M178 92L120 110L136 128L196 108Z" fill="var(--card, #fff)" />
      </g>
      <path d="M74 124v12l18 6" stroke={line} strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M120 28l5 15 15 5-15 5-5 15-5-15-15-5 15-5z" fill="var(--primary, #1890ff)" />
      <path
        d="M166 40l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM76 48l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
        fill={line}
      />
      <circle cx="152" cy="22" r="3.5" fill="#ffb84d" />
      <circle cx="92" cy="26" r="2.5" fill={line} />
    </svg>
  );
}

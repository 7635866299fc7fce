export function BrandMark({ size = 36, className }: { size?: number; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <linearGradient id="brand-ground" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="color-mix(in srgb, var(--primary, #1890ff) 70%, #fff)" />
        <stop offset=".5" stopColor="var(--primary, #1890ff)" />
        <stop offset="1" stopColor="var(--solid, #0b63c4)" />
      </linearGradient>
      <rect width="40" height="40" rx="11" fill="url(#brand-ground)" />
      <path d="M20 7.5L29.5 19.5H24V27H16V19.5H10.5Z" fill="#fff" />
      <path
        d="M10.5 26.5C12.5 34.2 27.5 34.2 29.5 26.5"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M31 6l1 3 3 1-3 1-1 3-1-3-3-1 3-1z" fill="#ffe08a" />
    </svg>
  );
}

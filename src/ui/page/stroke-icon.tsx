interface Props {
  /** SVG path data for a 24 × 24 grid. */
  path: string;
  size?: number;
  className?: string;
}

/** Icon drawn with strokes in the current text color. */
export function StrokeIcon({ path, size = 24, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

interface Props {
  /** Its path on a grid of 24. */
  path: string;
  size?: number;
  className?: string;
}

/** A small drawing in one stroke, in the colour of the text around it. */
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

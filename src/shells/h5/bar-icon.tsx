const PATHS = {
  home: 'M4 11 12 4l8 7M6 10v10h12V10M10 20v-6h4v6',
  activity: 'M5 6h14v14H5zM5 10h14M9 3v5M15 3v5',
  signUp: 'M12 5v14M5 12h14',
  news: 'M5 5h14v14H5zM8 9h8M8 13h8M8 17h5',
  me: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c1-5 4-7 8-7s7 2 8 7',
} as const;

export type BarIconName = keyof typeof PATHS;

/** The drawing of one place in the bottom bar. */
export function BarIcon({ name }: { name: BarIconName }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

import { StrokeIcon } from '../page/stroke-icon';

const PATHS = {
  home: 'M4 11 12 4l8 7M6 10v10h12V10M10 20v-6h4v6',
  activity: 'M5 6h14v14H5zM5 10h14M9 3v5M15 3v5',
  entries:
    'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3',
  news: 'M5 5h14v14H5zM8 9h8M8 13h8M8 17h5',
  guide: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  signUp: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4l3 2',
  stories: 'M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6L3.4 9.3l6-.7z',
  expert: 'M3 9l9-4 9 4-9 4zM7 11v5c3 2.5 7 2.5 10 0v-5M21 9v6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16',
  me: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.8-4 3.6-6 7.5-6s6.7 2 7.5 6',
} as const;

export type LineIconName = keyof typeof PATHS;

/** Icon in the current text color. */
export function LineIcon({ name }: { name: LineIconName }) {
  return <StrokeIcon path={PATHS[name]} />;
}

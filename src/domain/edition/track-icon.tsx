import { StrokeIcon } from '@/ui/page/stroke-icon';

/** Icons of known tracks; others get a compass. */
const PATHS: Partial<Record<string, string>> = {
  ai: 'M8 8h8v8H8zM10 4v4m4-4v4m-4 8v4m4-4v4M4 10h4m-4 4h4m8-4h4m-4 4h4',
  health:
    'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10M8 12h2l1.5-3 2 5 1-2H16',
  energy: 'M13 3 5 14h6l-1 7 8-11h-6z',
  manufacturing:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2m-8.4 8.4-2.2 2.2',
};
const COMPASS = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M15.5 8.5l-2 5-5 2 2-5z';

export function TrackIcon({ code }: { code: string }) {
  return <StrokeIcon path={PATHS[code] ?? COMPASS} size={28} />;
}

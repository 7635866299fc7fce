import { isPast } from '@/lib/wall-clock';

interface Span {
  start: string;
  end: string;
}

export type StageState = 'done' | 'now' | 'next';

/** Returns the state of each stage at a time (ms since the epoch). */
export function stageStates(stages: readonly Span[], now: number): StageState[] {
  return stages.map(({ start, end }) => {
    if (isPast(end, now)) return 'done';
    return Date.parse(start) <= now ? 'now' : 'next';
  });
}

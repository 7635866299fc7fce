import { isPast } from '@/lib/wall-clock';

interface Span {
  start: string;
  end: string;
}

export type StageState = 'done' | 'now' | 'next';

/** Where each stage stands at a moment (ms since the epoch). */
export function stageStates(stages: readonly Span[], now: number): StageState[] {
  return stages.map(({ start, end }) => {
    if (isPast(end, now)) return 'done';
    return Date.parse(start) <= now ? 'now' : 'next';
  });
}

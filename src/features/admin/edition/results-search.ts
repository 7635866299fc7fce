import type { ResultStage } from '@/api/generated/model';

/** Stages of the results, in their order. */
export const STAGES = [
  'accepted',
  'shortlisted',
  'finalists',
  'winners',
] as const satisfies readonly ResultStage[];

export interface ResultsSearch {
  /** Edition; absent for the current one. */
  matchInfoId?: string;
  /** Previewed stage. */
  stage?: ResultStage;
}

/** Parses the search parameters; omits invalid ones. */
export function resultsSearch(search: Record<string, unknown>): ResultsSearch {
  const { matchInfoId } = search;
  const stage = STAGES.find((one) => one === search['stage']);
  return {
    ...(typeof matchInfoId === 'string' && matchInfoId !== '' && { matchInfoId }),
    ...(stage !== undefined && { stage }),
  };
}

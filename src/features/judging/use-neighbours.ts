import { useListMyAssignments } from '@/api/generated/judging/judging';
import type { MyAssignmentSummary } from '@/api/generated/model';

/** Assignments beside another one, in the same round. */
interface Neighbours {
  previous?: MyAssignmentSummary | undefined;
  next?: MyAssignmentSummary | undefined;
  /** Next assignment without a submitted sheet, from the top after the last one. */
  unfinished?: MyAssignmentSummary | undefined;
}

/** Returns the judge's neighbours of an assignment; none while the list loads or if it failed. */
export function useNeighbours(id: string): Neighbours {
  const { data = [] } = useListMyAssignments({ request: { suppressToast: true } });
  const own = data.find(({ assignments }) => assignments.some((one) => one.id === id));
  if (own === undefined) return {};
  const { assignments } = own;
  const at = assignments.findIndex((one) => one.id === id);
  const others = [...assignments.slice(at + 1), ...assignments.slice(0, at)];
  return {
    previous: assignments[at - 1],
    next: assignments[at + 1],
    unfinished: others.find(({ state }) => state !== 'submitted'),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import {
  getGetMyAssignmentQueryKey,
  getListMyAssignmentsQueryKey,
  useSaveScoreSheet,
} from '@/api/generated/judging/judging';
import type { MyAssignment, ScoreSheet, ScoreSheetBody } from '@/api/generated/model';
import { contentOf, type SheetValues } from './sheet-values';

/** Sends a score sheet and updates the cached queries. */
export function useSheetRequest(id: string) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSaveScoreSheet({
    // The response replaces the cached sheet; only the list is invalidated.
    request: { suppressToast: true, changes: undefined },
  });
  return {
    saving: isPending,
    request: async (
      values: SheetValues,
      frame: Pick<ScoreSheetBody, 'revision' | 'submitted'>,
    ): Promise<ScoreSheet> => {
      const sheet = await mutateAsync({ data: { id, ...contentOf(values), ...frame } });
      client.setQueryData(
        getGetMyAssignmentQueryKey(id),
        (assignment: MyAssignment | undefined) => assignment && { ...assignment, sheet },
      );
      void client.invalidateQueries({ queryKey: getListMyAssignmentsQueryKey() });
      return sheet;
    },
  };
}

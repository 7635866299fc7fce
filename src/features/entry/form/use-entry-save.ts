import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetMyProjectQueryKey,
  getListMyProjectsQueryKey,
  getMyProject,
  useSaveProject,
} from '@/api/generated/project/project';
import type { MyProject } from '@/api/generated/model';
import { useIdempotentSave } from '@/api/use-idempotent-save';
import { isTransportFailure } from '@/api/failure';
import type { FormDraft } from '@/lib/form-draft';
import { useOutbox } from '@/outbox/outbox';
import { useSession } from '@/session/session-store';
import { contentOf, type EntryValues } from '@/domain/entry/entry-values';

/** Saves the entry and updates the cached queries. A submission without a response is queued. */
export function useEntrySave(stored: MyProject | null, draft: FormDraft<EntryValues> | undefined) {
  const client = useQueryClient();
  const { add: keep, remove: drop } = useOutbox.getState();
  const [queuedBecause, setQueuedBecause] = useState<unknown>();
  const { mutateAsync } = useSaveProject({
    // The response replaces the cached entry; only the list is invalidated.
    request: { suppressToast: true, changes: undefined },
  });
  const saver = useIdempotentSave<EntryValues, MyProject>({
    stored,
    draft,
    send: async (values, frame) => {
      const body = { ...contentOf(values), ...frame };
      const phone = useSession.getState().phone ?? '';
      const saved = await mutateAsync({ data: body }).catch((error: unknown) => {
        // No response: queue the submission until the network is back.
        if (frame.status === 1 && isTransportFailure(error)) {
          keep({ kind: 'entry', phone, body });
          setQueuedBecause(error);
        }
        throw error;
      });
      drop({ kind: 'entry', phone, body });
      client.setQueryData(getGetMyProjectQueryKey(), saved);
      client.setQueryData(getGetMyProjectQueryKey({ id: saved.id }), saved);
      void client.invalidateQueries({ queryKey: getListMyProjectsQueryKey() });
      return saved;
    },
    read: () => getMyProject(undefined, { suppressToast: true }),
  });
  // The queue reports the outcome of a queued submission.
  return { ...saver, problem: saver.problem === queuedBecause ? undefined : saver.problem };
}

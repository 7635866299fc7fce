import { useQueryClient } from '@tanstack/react-query';
import {
  getGetMyProjectQueryKey,
  getListMyProjectsQueryKey,
  getMyProject,
  useSaveProject,
} from '@/api/generated/project/project';
import type { MyProject } from '@/api/generated/model';
import { useVersionedSave } from '@/api/use-versioned-save';
import type { FormDraft } from '@/lib/form-draft';
import { contentOf, type EntryValues } from './entry-values';

/** Saves the entry; pages that show it follow. */
export function useEntrySave(stored: MyProject | null, kept: FormDraft<EntryValues> | undefined) {
  const client = useQueryClient();
  const { mutateAsync } = useSaveProject({ request: { quiet: true } });
  return useVersionedSave<EntryValues, MyProject>({
    stored,
    kept,
    send: async (values, frame) => {
      const saved = await mutateAsync({ data: { ...contentOf(values), ...frame } });
      client.setQueryData(getGetMyProjectQueryKey(), saved);
      client.setQueryData(getGetMyProjectQueryKey({ id: saved.id }), saved);
      void client.invalidateQueries({ queryKey: getListMyProjectsQueryKey() });
      return saved;
    },
    read: () => getMyProject(undefined, { quiet: true }),
  });
}

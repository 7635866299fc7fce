import { useQueryClient } from '@tanstack/react-query';
import {
  useCreateDictionaryEntry,
  useDeleteDictionaryEntry,
  useDeleteDictionaryValue,
  useUpdateDictionaryEntry,
} from '@/api/generated/dictionary/dictionary';
import {
  getListDictionariesQueryKey,
  getListMappingsQueryKey,
} from '@/api/generated/reference/reference';

/** What changes dictionaries; every list of them follows. */
export function useEntryWrites() {
  const client = useQueryClient();
  const follow = {
    mutation: {
      onSuccess: () =>
        Promise.all(
          [getListMappingsQueryKey(), getListDictionariesQueryKey()].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        ),
    },
  };
  return {
    create: useCreateDictionaryEntry(follow),
    update: useUpdateDictionaryEntry(follow),
    remove: useDeleteDictionaryEntry(follow),
    removeValue: useDeleteDictionaryValue(follow),
  };
}

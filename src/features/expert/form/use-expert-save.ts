import { useQueryClient } from '@tanstack/react-query';
import { getGetMyExpertQueryKey, getMyExpert, useSaveExpert } from '@/api/generated/expert/expert';
import type { MyExpert } from '@/api/generated/model';
import { useIdempotentSave } from '@/api/use-idempotent-save';
import type { FormDraft } from '@/lib/form-draft';
import { myExpertKey } from '../my-expert-key';
import type { ExpertValues } from './expert-values';

/** Saves the registration and updates the cached queries. */
export function useExpertSave(
  phone: string,
  stored: MyExpert | null,
  draft: FormDraft<ExpertValues> | undefined,
) {
  const client = useQueryClient();
  const { mutateAsync } = useSaveExpert({
    // The response replaces the cached registration; nothing is invalidated.
    request: { suppressToast: true, changes: undefined },
  });
  return useIdempotentSave<ExpertValues, MyExpert>({
    stored,
    draft,
    send: async (values, frame) => {
      const saved = await mutateAsync({ data: { ...values, ...frame } });
      client.setQueryData(myExpertKey(phone), saved);
      client.setQueryData(getGetMyExpertQueryKey(), saved);
      return saved;
    },
    read: () => getMyExpert({ suppressToast: true }),
  });
}

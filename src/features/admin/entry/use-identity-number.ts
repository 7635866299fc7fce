import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetProjectIdentityQueryOptions } from '@/api/generated/staff/staff';

/**
 * The identity number in an entry, asked for by a click and forgotten by the next: each time goes into
 * the record of what staff did, so nothing asks for it by itself, and nothing keeps it.
 */
export function useIdentityNumber(id: string) {
  const client = useQueryClient();
  const [shown, setShown] = useState<{ id: string; number: string }>();
  const [loading, setLoading] = useState(false);
  const options = getGetProjectIdentityQueryOptions(id, {
    request: { isUserAction: true },
  });
  const number = shown?.id === id ? shown.number : undefined;

  const show = async () => {
    const { idCard } = await client.query({ ...options, staleTime: 0, gcTime: 0, retry: false });
    setShown({ id, number: idCard });
  };

  return {
    number,
    loading,
    toggle: () => {
      if (number !== undefined) {
        setShown(undefined);
        return;
      }
      setLoading(true);
      // The failure policy has shown what went wrong.
      void show()
        .catch(() => undefined)
        .finally(() => setLoading(false));
    },
  };
}

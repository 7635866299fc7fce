import { useState } from 'react';
import type { IdentityDocument, IdentityNumber } from '@/api/generated/model';

/** Reads a whole identity number (`getProjectIdentity`, `getExpertIdentity`). */
export type ReadIdentity = (id: string, request: { isUserAction: true }) => Promise<IdentityNumber>;

/**
 * The identity document of a record: masked until a click reads the whole number, and again after the
 * next. The audit log records each read, so nothing reads it without a click and nothing caches it.
 */
export function useIdentityNumber(
  id: string,
  masked: IdentityDocument | undefined,
  read: ReadIdentity,
) {
  const [shown, setShown] = useState<{ id: string; document: IdentityNumber }>();
  const [loading, setLoading] = useState(false);
  const isShown = shown?.id === id;

  return {
    document: isShown ? shown.document : masked,
    isShown,
    loading,
    toggle: () => {
      if (isShown) {
        setShown(undefined);
        return;
      }
      setLoading(true);
      read(id, { isUserAction: true })
        .then((document) => setShown({ id, document }))
        // The failure policy has shown the error.
        .catch(() => undefined)
        .finally(() => setLoading(false));
    },
  };
}

import { useState } from 'react';
import type { IdentityDocument, IdentityNumber } from '@/api/generated/model';

/** Reads a full identity number (`getProjectIdentity`, `getExpertIdentity`). */
export type ReadIdentity = (id: string, request: { isUserAction: true }) => Promise<IdentityNumber>;

/**
 * Identity document of a record; `toggle` switches between the masked and the full number. The
 * audit log records each read, so the number is only read on a click and never cached.
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
        // The failure policy shows failures.
        .catch(() => undefined)
        .finally(() => setLoading(false));
    },
  };
}

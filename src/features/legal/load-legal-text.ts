import { QUIET_WHEN_GONE } from '@/api/failure';
import { getGetLegalTextQueryOptions } from '@/api/generated/config/config';
import type { LegalKind } from '@/api/generated/model';
import { prefetch, type Loading } from '@/lib/prefetch';

/** Asks for a legal text, for both sites. */
export function loadLegalText(kind: LegalKind) {
  return ({ context: { queryClient } }: Loading): void => {
    prefetch(queryClient, getGetLegalTextQueryOptions(kind, QUIET_WHEN_GONE));
  };
}

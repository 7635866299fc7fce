import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { getGetLegalTextQueryOptions } from '@/api/generated/config/config';
import type { LegalKind } from '@/api/generated/model';
import { prefetch, type Loading } from '@/lib/page/prefetch';

const loadLegalText =
  (kind: LegalKind) =>
  ({ context: { queryClient } }: Loading): void => {
    prefetch(queryClient, getGetLegalTextQueryOptions(kind, NO_TOAST_WHEN_GONE));
  };

export const loadPrivacy = loadLegalText('privacy');
export const loadTerms = loadLegalText('terms');
export const loadAccessibility = loadLegalText('accessibility');

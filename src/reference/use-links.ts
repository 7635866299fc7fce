import { useListLinks } from '@/api/generated/config/config';
import { KEPT } from './kept';

/** The links of the footer. */
export function useLinks() {
  return useListLinks({ query: KEPT }).data ?? [];
}

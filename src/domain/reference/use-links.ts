import { useListLinks } from '@/api/generated/config/config';
import { KEPT } from './reference-query-options';

/** The links of the footer, with the state of their query. */
export function useLinks() {
  return useListLinks({ query: KEPT });
}

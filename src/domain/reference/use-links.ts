import { useListLinks } from '@/api/generated/config/config';
import { REFERENCE_QUERY_OPTIONS } from './reference-query-options';

/** The links of the footer, with the state of their query. */
export function useLinks() {
  return useListLinks({ query: REFERENCE_QUERY_OPTIONS });
}

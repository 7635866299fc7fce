import { useListCompanies } from '@/api/generated/config/config';
import { REFERENCE_QUERY_OPTIONS } from './reference-query-options';

/** Contacts, grouped by company, with the state of their query. */
export function useCompanies() {
  return useListCompanies({ query: REFERENCE_QUERY_OPTIONS });
}

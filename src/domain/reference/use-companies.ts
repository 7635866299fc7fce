import { useListCompanies } from '@/api/generated/config/config';
import { KEPT } from './reference-query-options';

/** Contacts, grouped by company, with the state of their query. */
export function useCompanies() {
  return useListCompanies({ query: KEPT });
}

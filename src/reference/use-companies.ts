import { useListCompanies } from '@/api/generated/config/config';
import { KEPT } from './kept';

/** Contacts, grouped by company. */
export function useCompanies() {
  return useListCompanies({ query: KEPT }).data ?? [];
}

import { useListLinks } from '@/api/generated/config/config';
import { KEPT } from './kept';

/** The links of the footer, with the state of their query. */
export function useLinks() {
  return useListLinks({ query: KEPT });
}

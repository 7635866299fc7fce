import { useGetMapping } from '@/api/generated/reference/reference';
import { REFERENCE_QUERY_OPTIONS } from './reference-query-options';
import { useLabel } from './use-label';

/**
 * Names of what stands right below a value in the tree of the dictionaries, in the language of the
 * interface; none for a value that the dictionaries don't have. Asks for that value alone.
 */
export function useChildLabels(type: string, value: string): readonly string[] {
  const label = useLabel();
  const { data } = useGetMapping(type, value, {
    // Staff may leave a value out of the dictionaries: that is no failure to tell.
    query: { ...REFERENCE_QUERY_OPTIONS, retry: false },
    request: { background: true },
  });
  return data?.children.map(({ labels }) => label(labels)) ?? [];
}

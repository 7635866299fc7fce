import { useListDomains } from '@/api/generated/reference/reference';
import { REFERENCE_QUERY_OPTIONS } from './reference-query-options';
import { useLabel } from './use-label';

/** The industry domains in the language of the interface, with the state of their query. */
export function useDomains() {
  const label = useLabel();
  const { data, error, isError, refetch } = useListDomains({ query: REFERENCE_QUERY_OPTIONS });
  const domains = data?.map(({ code, name, summary, stories }) => ({
    code,
    stories,
    label: label(name),
    summary: label(summary),
  }));
  return {
    domains,
    error,
    isError,
    refetch,
    /** The label of a code: the code itself while it isn't known. */
    labelOf: (code: string) => domains?.find((domain) => domain.code === code)?.label ?? code,
  };
}

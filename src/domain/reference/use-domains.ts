import { useListDomains } from '@/api/generated/reference/reference';
import { REFERENCE_QUERY_OPTIONS } from './reference-query-options';
import { labelOf } from './reference-labels';
import { useLabel } from './use-label';

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
    labelOf: (code: string) =>
      labelOf(domains?.map((domain) => ({ value: domain.code, label: domain.label })) ?? [], code),
  };
}

import { useListCities } from '@/api/generated/reference/reference';
import { REFERENCE_QUERY_OPTIONS } from './reference-query-options';
import { useLabel } from './use-label';

interface Place {
  code: string;
  label: string;
}

export function useCities(): readonly (Place & { cities: readonly Place[] })[] {
  const label = useLabel();
  const { data = [] } = useListCities({ query: REFERENCE_QUERY_OPTIONS });
  const place = ({ code, name }: (typeof data)[number]) => ({ code, label: label(name) });
  return data
    .filter(({ parentCode }) => parentCode === undefined)
    .map((province) => ({
      ...place(province),
      cities: data.filter(({ parentCode }) => parentCode === province.code).map(place),
    }));
}

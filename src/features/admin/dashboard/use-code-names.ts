import { useIntl } from 'react-intl';
import { useListCities, useListDomains } from '@/api/generated/reference/reference';
import type { Labels } from '@/api/generated/model';
import { labelIn } from '@/domain/reference/labels';

/** Names of domains and cities in the present language, by their codes. */
export function useCodeNames() {
  const { locale } = useIntl();
  const domains = useListDomains({ query: { staleTime: Infinity } });
  const cities = useListCities({ query: { staleTime: Infinity } });
  const namer = (list: readonly { code: string; name: Labels }[] | undefined) => {
    const names = new Map(list?.map(({ code, name }) => [code, labelIn(name, locale)]));
    return (code: string) => names.get(code) ?? code;
  };
  return { domain: namer(domains.data), city: namer(cities.data) };
}

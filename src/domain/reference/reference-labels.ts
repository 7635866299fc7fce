import { useIntl } from 'react-intl';
import { groupCities } from './city-groups';
import { labelIn, type Labels } from './labels';
import { useListCities, useListDomains } from '@/api/generated/reference/reference';

export interface Choice {
  value: string;
  label: string;
}

/** Query options: domains and cities change at most once per edition. */
const RARELY = { query: { staleTime: 600_000 } };

function choices(rows: readonly { code: string; name: Labels }[], locale: string): Choice[] {
  return rows.map(({ code, name }) => ({ value: code, label: labelIn(name, locale) }));
}

/** Returns the domains, named in the interface's language. */
export function useDomainChoices(): Choice[] {
  const { locale } = useIntl();
  return choices(useListDomains(RARELY).data ?? [], locale);
}

/** Returns the cities without provinces, named in the interface's language. */
export function useCityChoices(): Choice[] {
  const { locale } = useIntl();
  const rows = useListCities(RARELY).data ?? [];
  return choices(
    rows.filter(({ parentCode }) => parentCode !== undefined),
    locale,
  );
}

/** Value for a city that isn't listed. */
export const OTHER_CITY = 'other';

/** Returns the cities grouped by province, and a choice for other cities. */
export function useCityGroups() {
  const intl = useIntl();
  const groups = groupCities(useListCities(RARELY).data ?? [], {
    value: ({ code }) => code,
    label: ({ name }) => labelIn(name, intl.locale),
  });
  return [...groups, { value: OTHER_CITY, label: intl.formatMessage({ id: 'common.otherCity' }) }];
}

/** Returns the label of a code, `…` while the labels load, or the code if it has no label. */
export function labelOf(list: readonly Choice[], code: string): string {
  if (list.length === 0) return '…';
  return list.find(({ value }) => value === code)?.label ?? code;
}

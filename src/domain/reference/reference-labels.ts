import { useIntl } from 'react-intl';
import { groupCities } from './city-groups';
import { labelIn, type Labels } from './labels';
import { useListCities, useListDomains } from '@/api/generated/reference/reference';

/** A choice of a form or filter. */
export interface Choice {
  value: string;
  label: string;
}

/** They change once an edition at most. */
const RARELY = { query: { staleTime: 600_000 } };

function choices(rows: readonly { code: string; name: Labels }[], locale: string): Choice[] {
  return rows.map(({ code, name }) => ({ value: code, label: labelIn(name, locale) }));
}

/** The domains, named in the interface's language. */
export function useDomainChoices(): Choice[] {
  const { locale } = useIntl();
  return choices(useListDomains(RARELY).data ?? [], locale);
}

/** The cities (without the provinces that they lie in), named in the interface's language. */
export function useCityChoices(): Choice[] {
  const { locale } = useIntl();
  const rows = useListCities(RARELY).data ?? [];
  return choices(
    rows.filter(({ parentCode }) => parentCode !== undefined),
    locale,
  );
}

/** What a choice or filter of cities says where the place isn't listed. */
export const OTHER_CITY = 'other';

/** The cities under their provinces, and the places that aren't listed, to choose from. */
export function useCityGroups() {
  const intl = useIntl();
  const groups = groupCities(useListCities(RARELY).data ?? [], {
    value: ({ code }) => code,
    label: ({ name }) => labelIn(name, intl.locale),
  });
  return [...groups, { value: OTHER_CITY, label: intl.formatMessage({ id: 'common.otherCity' }) }];
}

/** The label of a code; the code itself while the labels are on their way. */
export function labelOf(list: readonly Choice[], code: string): string {
  return list.find(({ value }) => value === code)?.label ?? code;
}

import { useIntl } from 'react-intl';
import { useIdentityText } from '@/domain/identity/use-identity-text';
import { labelOf, useCityChoices, useDomainChoices } from '@/domain/reference/reference-labels';
import { useDates } from '@/i18n/format/dates';
import type { MessageId } from '@/i18n/message-ids';
import type { EntryValues } from './entry-values';

/** Part of an entry that only some readers see. */
export type RestrictedPart = 'contacts' | 'people';

/** Row of an entry's content; `text` is undefined if the field is empty. */
export interface EntryRow {
  label: MessageId;
  text: string | undefined;
  optional?: boolean;
  part?: RestrictedPart;
}

/** Returns an entry's content as rows, by the steps of its form. */
export function useEntryRows(values: Partial<EntryValues>): {
  project: readonly EntryRow[];
  team: readonly EntryRow[];
} {
  const intl = useIntl();
  const dates = useDates();
  const identityText = useIdentityText();
  const domains = useDomainChoices();
  const cities = useCityChoices();
  const { name, domain, city, stage, summary, description, team = {}, company = {} } = values;
  const { englishName, englishSummary } = values;
  const stageName = stage && intl.formatMessage({ id: `entry.stage.${stage}` });
  const founded = company.founded && dates.day(company.founded);
  const capital = company.registeredCapital?.toLocaleString(intl.locale);
  return {
    project: [
      { label: 'signUp.name', text: name },
      { label: 'entry.fact.domain', text: domain && labelOf(domains, domain) },
      { label: 'entry.fact.city', text: city && labelOf(cities, city) },
      { label: 'entry.fact.stage', text: stageName },
      { label: 'signUp.summary', text: summary },
      { label: 'signUp.description', text: description },
      { label: 'signUp.englishName', text: englishName, optional: true },
      { label: 'signUp.englishSummary', text: englishSummary, optional: true },
      { label: 'entry.fact.company', text: company.name, optional: true, part: 'people' },
      { label: 'signUp.foundedFact', text: founded, optional: true, part: 'people' },
      { label: 'signUp.capitalFact', text: capital, optional: true, part: 'people' },
    ],
    team: [
      { label: 'signUp.leader', text: team.leader },
      { label: 'signUp.mobile', text: team.mobile, part: 'contacts' },
      { label: 'signUp.email', text: team.email, part: 'contacts' },
      { label: 'identity.number', text: identityText(team.identity), part: 'contacts' },
      { label: 'signUp.size', text: team.size?.toString() },
    ],
  };
}

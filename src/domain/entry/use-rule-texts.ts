import { useIntl } from 'react-intl';
import type { EntryRules } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import type { MessageId } from '@/i18n/message-ids';

function teamText({ teamMin, teamMax }: EntryRules): MessageId | undefined {
  if (teamMax === undefined) return teamMin === undefined ? undefined : 'entryRules.teamMin';
  if (teamMin === undefined) return 'entryRules.teamMax';
  return teamMin === teamMax ? 'entryRules.teamExact' : 'entryRules.teamBetween';
}

/** Returns an edition's rules for entries as text; undefined without a rule. */
export function useRuleTexts(rules: EntryRules) {
  const intl = useIntl();
  const dates = useDates();
  const { teamMin, teamMax, allowedKinds, foundedAfter } = rules;
  const team = teamText(rules);
  const kind = allowedKinds?.length === 1 ? allowedKinds[0] : undefined;
  return {
    team: team && intl.formatMessage({ id: team }, { min: teamMin, max: teamMax }),
    kind: kind && intl.formatMessage({ id: `entryRules.kind.${kind}` }),
    founded:
      foundedAfter &&
      intl.formatMessage({ id: 'entryRules.founded' }, { day: dates.day(foundedAfter) }),
  };
}

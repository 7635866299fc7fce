import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import type { EntryProblem } from './entry-problems';

const LABELS: Partial<Record<string, MessageId>> = {
  name: 'signUp.name',
  domain: 'entry.fact.domain',
  city: 'entry.fact.city',
  stage: 'entry.fact.stage',
  summary: 'signUp.summary',
  description: 'signUp.description',
  englishName: 'signUp.englishName',
  englishSummary: 'signUp.englishSummary',
  'team.leader': 'signUp.leader',
  'team.mobile': 'signUp.mobile',
  'team.email': 'signUp.email',
  'team.identity.type': 'identity.type',
  'team.identity.number': 'identity.number',
  'team.size': 'signUp.size',
  'company.name': 'entry.fact.company',
  'company.founded': 'signUp.foundedFact',
  members: 'signUp.members',
  logo: 'signUp.logo',
  attachments: 'signUp.attachments',
  video: 'signUp.video',
};

const MEMBER_LABELS: Partial<Record<string, MessageId>> = {
  name: 'signUp.memberName',
  role: 'signUp.memberRole',
  mobile: 'signUp.mobile',
};

/** Returns the label of a field; undefined if its error message is sufficient. */
export function useFieldLabel(): (field: EntryProblem['field']) => string | undefined {
  const intl = useIntl();
  return (field) => {
    const [first, at, part] = field;
    if (first !== 'members' || part === undefined) {
      const id = LABELS[field.join('.')];
      return id && intl.formatMessage({ id });
    }
    const id = MEMBER_LABELS[String(part)];
    const values = { number: Number(at) + 1, field: id ? intl.formatMessage({ id }) : '' };
    return intl.formatMessage({ id: 'signUp.memberField' }, values);
  };
}

import { Form } from 'antd';
import { useIntl } from 'react-intl';
import { labelOf, useCityChoices, useDomainChoices } from '@/api/reference-labels';
import type { MessageId } from '@/i18n/message-ids';
import type { EntryValues } from './entry-values';

/** What will be sent, as rows of a label and a text; undefined for what is left empty. */
export function useReviewRows(): readonly (readonly [label: MessageId, text?: string])[] {
  const intl = useIntl();
  const domains = useDomainChoices();
  const cities = useCityChoices();
  const form = Form.useFormInstance<EntryValues>();
  // antd asks with an empty content first.
  const values = Form.useWatch((all: Partial<EntryValues>) => all, form);
  const { team = {}, members = [], company = {}, logo = [], attachments = [], video = [] } = values;
  const names = (files: readonly { name: string }[]) => files.map(({ name }) => name).join(', ');
  return [
    ['signUp.name', values.name],
    ['entry.fact.domain', values.domain && labelOf(domains, values.domain)],
    ['entry.fact.city', values.city && labelOf(cities, values.city)],
    ['entry.fact.stage', values.stage && intl.formatMessage({ id: `entry.stage.${values.stage}` })],
    ['signUp.summary', values.summary],
    ['signUp.description', values.description],
    ['signUp.company', company.name],
    ['signUp.founded', company.founded],
    ['signUp.capital', company.registeredCapital?.toLocaleString(intl.locale)],
    ['signUp.leader', team.leader],
    ['signUp.mobile', team.mobile],
    ['signUp.email', team.email],
    ['signUp.idCard', team.idCard],
    ['signUp.size', team.size?.toString()],
    ['signUp.members', names(members)],
    ['signUp.logo', logo.length > 0 ? names(logo) || '✓' : undefined],
    ['signUp.attachments', names(attachments)],
    ['signUp.video', names(video)],
  ];
}

import { Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelOf, useCityChoices, useDomainChoices } from '@/api/reference-labels';
import styles from './entry-form.module.css';
import type { EntryValues } from './entry-values';

/** What will be sent, to be looked through before it is. */
export function ReviewStep() {
  const intl = useIntl();
  const domains = useDomainChoices();
  const cities = useCityChoices();
  const form = Form.useFormInstance<EntryValues>();
  // antd asks with an empty content first.
  const values = Form.useWatch((all: Partial<EntryValues>) => all, form);
  const { team = {}, members = [], attachments = [], video = [] } = values;
  const rows = [
    ['signUp.name', values.name],
    ['entry.fact.domain', values.domain && labelOf(domains, values.domain)],
    ['entry.fact.city', values.city && labelOf(cities, values.city)],
    ['entry.fact.stage', values.stage && intl.formatMessage({ id: `entry.stage.${values.stage}` })],
    ['signUp.summary', values.summary],
    ['signUp.company', values.company?.name],
    ['signUp.leader', team.leader],
    ['signUp.mobile', team.mobile],
    ['signUp.email', team.email],
    ['signUp.members', members.map(({ name }) => name).join(', ')],
    ['signUp.attachments', [...attachments, ...video].map(({ name }) => name).join(', ')],
  ] as const;
  return (
    <dl className={styles['review']}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

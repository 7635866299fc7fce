import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import styles from './guide-prizes.module.css';

export function GuidePrizes({ match: { prizes, figures, language } }: { match: Match }) {
  const intl = useIntl();
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>
        <FormattedMessage
          id="guide.prizePool"
          values={{ amount: intl.formatMessage({ id: 'guide.sum' }, { yuan: figures.prizePool }) }}
        />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="guide.prize" />
          </th>
          <th scope="col">
            <FormattedMessage id="guide.amount" />
          </th>
          <th scope="col">
            <FormattedMessage id="guide.count" />
          </th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ name, amount, count }) => (
          <tr key={name}>
            <th scope="row" lang={LANGUAGES[language]}>
              {name}
            </th>
            <td>
              {amount > 0 ? <FormattedMessage id="guide.sum" values={{ yuan: amount }} /> : '–'}
            </td>
            <td>{intl.formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

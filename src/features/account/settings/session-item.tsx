import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserSession } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { deviceName } from './device-name';
import styles from './setting.module.css';

interface Props {
  session: UserSession;
  loading: boolean;
  onEnd: () => void;
}

export function SessionItem({ session, loading, onEnd }: Props) {
  const intl = useIntl();
  const dates = useDates();
  const { browser, system } = deviceName(session.userAgent);
  const known = [browser, system].filter((name) => name !== undefined).join(' · ');
  const device = known === '' ? intl.formatMessage({ id: 'account.session.unknown' }) : known;
  const times = { time: dates.moment(session.lastDate), begun: dates.moment(session.createDate) };
  return (
    <li className={styles['session']}>
      <div className={styles['about']}>
        <p className={styles['device']}>
          <span translate="no">{device}</span>
          {session.current && (
            <span className={styles['tag']}>
              <FormattedMessage id="account.session.current" />
            </span>
          )}
        </p>
        <p className={styles['fact']}>
          <FormattedMessage id="account.session.used" values={times} />
        </p>
        {session.address !== '' && (
          <p className={styles['fact']}>
            <FormattedMessage id="account.session.address" values={{ address: session.address }} />
          </p>
        )}
      </div>
      {!session.current && (
        <Button
          loading={loading}
          aria-label={intl.formatMessage({ id: 'account.session.endNamed' }, { device })}
          onClick={onEnd}
        >
          <FormattedMessage id="account.session.end" />
        </Button>
      )}
    </li>
  );
}

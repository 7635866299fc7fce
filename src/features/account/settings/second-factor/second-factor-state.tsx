import { Button, Space } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { SecondFactor } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { FailedState } from '@/ui/feedback/result-state';
import { Setting } from '../setting';
import type { ProofAction } from './proof-form';
import styles from './second-factor.module.css';

interface Props {
  /** Undefined while loading. */
  state: SecondFactor | undefined;
  failure: unknown;
  onRetry: () => void;
  onAction: (action: ProofAction) => void;
}

/** State of enabled two-step login, with its actions. */
export function SecondFactorState({ state, failure, onRetry, onAction }: Props) {
  const dates = useDates();
  if (state === undefined) {
    return (
      <Setting title="secondFactor.title" lead="secondFactor.lead">
        {failure === undefined ? (
          <FormattedMessage id="account.loading" />
        ) : (
          <FailedState error={failure} onRetry={onRetry} />
        )}
      </Setting>
    );
  }
  const { enabledDate, recoveryCodesLeft: count, required } = state;
  return (
    <Setting title="secondFactor.title" lead="secondFactor.lead">
      <p className={styles['state']}>
        <FormattedMessage
          id="secondFactor.enabled"
          values={{ date: enabledDate === undefined ? '' : dates.day(enabledDate), count }}
        />
      </p>
      <Space wrap>
        <Button onClick={() => onAction('renew')}>
          <FormattedMessage id="secondFactor.renew" />
        </Button>
        {!required && (
          <Button onClick={() => onAction('remove')}>
            <FormattedMessage id="secondFactor.remove" />
          </Button>
        )}
      </Space>
    </Setting>
  );
}

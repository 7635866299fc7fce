import { Alert, Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { NO_TOAST_WHEN_UNANSWERED } from '@/api/failure';
import { useEndMySession, useListMySessions } from '@/api/generated/account/account';
import { FailureNote } from '@/ui/feedback/failure-note';
import { FailedState } from '@/ui/feedback/result-state';
import { EndAllSessions } from './end-all-sessions';
import { SessionItem } from './session-item';
import { Setting } from './setting';
import styles from './setting.module.css';

/** Sessions of the user; each or all can be ended. */
export function SessionsSetting() {
  const { data, error, isError, refetch } = useListMySessions();
  const [message, setMessage] = useState(false);
  const end = useEndMySession({
    mutation: {
      onMutate: () => setMessage(false),
      onSuccess: () => setMessage(true),
    },
    ...NO_TOAST_WHEN_UNANSWERED,
  });
  return (
    <Setting title="account.sessions" lead="account.sessionsLead">
      {data === undefined ? (
        isError ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : (
          <Button loading type="text">
            <FormattedMessage id="account.loading" />
          </Button>
        )
      ) : (
        <ul role="list" className={styles['sessions']}>
          {data.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              loading={end.isPending && end.variables.id === session.id}
              onEnd={() => {
                if (!end.isPending) end.mutate({ id: session.id });
              }}
            />
          ))}
        </ul>
      )}
      <FailureNote error={end.error} />
      <div role="status">
        {message && (
          <Alert
            type="success"
            role="none"
            showIcon
            className={styles['message'] ?? ''}
            title={<FormattedMessage id="account.session.ended" />}
          />
        )}
      </div>
      {/* Rendered after the list, to prevent a layout shift under the pointer. */}
      {(data !== undefined || isError) && <EndAllSessions />}
    </Setting>
  );
}

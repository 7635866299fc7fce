import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { acceptInvitation } from '@/api/generated/session/session';
import { notify } from '@/lib/notices';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import { SiteForm } from '@/ui/form/site-form';
import { NewPasswordFields } from './new-password-fields';
import { problemOf, SHOWN_BY_FORM, type Problem } from './problem';
import { ProblemAlert } from './problem-alert';
import styles from './login.module.css';

interface Props {
  token: string;
  /** Receives the account's phone for the login. */
  onDone: (phone: string) => void;
}

/** Sets the first password of an invited user. */
export function AcceptInvitationForm({ token, onDone }: Props) {
  const intl = useIntl();
  const [problem, setProblem] = useState<Problem>();
  const [accept, loading] = useSingleFlight(async ({ newPassword }: { newPassword: string }) => {
    setProblem(undefined);
    try {
      const account = await acceptInvitation({ token, newPassword }, SHOWN_BY_FORM);
      notify('success', intl.formatMessage({ id: 'login.invitationAccepted' }), 3);
      onDone(account?.phone ?? '');
    } catch (error) {
      setProblem(
        problemOf(error, {
          refused: 'login.invitationRefused',
          unreachable: 'login.resetUnreachable',
          unreadable: 'error.outcomeUnknown',
        }),
      );
    }
  });
  return (
    <>
      <p className={styles['lead']}>
        <FormattedMessage id="login.invitationLead" />
      </p>
      {problem && (
        <div className={styles['alert']}>
          <ProblemAlert problem={problem} />
        </div>
      )}
      <SiteForm name="invitation" layout="vertical" requiredMark={false} onFinish={accept}>
        <NewPasswordFields name="newPassword" label="login.newPassword" />
        <Button type="primary" htmlType="submit" size="large" block loading={loading}>
          <FormattedMessage id="login.setPassword" />
        </Button>
      </SiteForm>
    </>
  );
}

import { Button, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { NO_TOAST_WHEN_UNANSWERED } from '@/api/failure';
import { useEndMySessions } from '@/api/generated/account/account';
import { isStaff } from '@/session/is-staff';
import { useLogOut } from '@/session/use-log-out';
import { FailureNote } from '@/ui/feedback/failure-note';

/** Ends all sessions of the account, including this one, after confirmation. */
export function EndAllSessions() {
  const [asking, setAsking] = useState(false);
  // Same target as logging out in the shell.
  const logOut = useLogOut(isStaff() ? '/login' : '/');
  const end = useEndMySessions({
    mutation: { onSuccess: () => logOut({ ended: true }) },
    // The request ends this session, so queries can't be refetched.
    request: { ...NO_TOAST_WHEN_UNANSWERED.request, changes: undefined },
  });
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        <FormattedMessage id="account.endAll" />
      </Button>
      <Modal
        open={asking}
        title={<FormattedMessage id="account.endAllTitle" />}
        okText={<FormattedMessage id="account.endAll" />}
        cancelText={<FormattedMessage id="account.cancel" />}
        okButtonProps={{ danger: true }}
        confirmLoading={end.isPending}
        mask={{ blur: false }}
        onOk={() => {
          if (!end.isPending) end.mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        <FormattedMessage id="account.endAllText" />
        <FailureNote error={end.error} />
      </Modal>
    </>
  );
}

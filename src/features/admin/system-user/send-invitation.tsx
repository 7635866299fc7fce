import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SystemUser } from '@/api/generated/model';
import { useSendInvitation } from '@/api/generated/system-user/system-user';
import { notify } from '@/lib/notices';
import { PermissionButton } from '@/session/permission-button';
import { authorityFor } from './authority-for';

/** Sends a user a link to set the first password; a new link replaces the previous one. */
export function SendInvitation({ user }: { user: SystemUser }) {
  const intl = useIntl();
  const sending = useSendInvitation();
  const again = user.invitation?.sentDate !== undefined;
  const report = () => {
    const values = { email: user.email };
    notify('success', intl.formatMessage({ id: 'sysUser.invitationSent' }, values), 3);
  };
  return (
    <PermissionButton
      as={Button}
      authority={authorityFor(user)}
      loading={sending.isPending}
      onClick={() => sending.mutate({ data: { id: user.id } }, { onSuccess: report })}
    >
      <FormattedMessage id={again ? 'sysUser.invitationAgain' : 'sysUser.invitationSend'} />
    </PermissionButton>
  );
}

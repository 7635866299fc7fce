import { Button, Popconfirm } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PasswordResetRequirement } from '@/api/generated/model';
import { useRequirePasswordReset } from '@/api/generated/system-user/system-user';
import { notify } from '@/lib/notices';
import { PermissionButton } from '@/session/permission-button';

interface Props {
  /** Ids of the users; the button is disabled without any. */
  ids: readonly string[];
  onDone?: () => void;
}

/** Requires users to set a new password at their next login. */
export function PasswordResetButton({ ids, onDone }: Props) {
  const intl = useIntl();
  const requirement = useRequirePasswordReset();
  const report = ({ required, unreachable }: PasswordResetRequirement) => {
    if (required > 0)
      notify(
        'success',
        intl.formatMessage({ id: 'sysUser.resetRequired' }, { count: required }),
        3,
      );
    if (unreachable > 0) {
      const values = { count: unreachable };
      notify('warning', intl.formatMessage({ id: 'sysUser.resetUnreachable' }, values), 5);
    }
    onDone?.();
  };
  return (
    <Popconfirm
      title={<FormattedMessage id="sysUser.resetTitle" values={{ count: ids.length }} />}
      description={<FormattedMessage id="sysUser.resetText" />}
      okText={<FormattedMessage id="sysUser.resetConfirm" />}
      cancelText={<FormattedMessage id="account.cancel" />}
      styles={{ root: { maxWidth: 'min(420px, calc(100vw - 32px))' } }}
      onConfirm={() => requirement.mutate({ data: { ids: [...ids] } }, { onSuccess: report })}
    >
      <PermissionButton
        as={Button}
        authority={['user:write']}
        disabled={ids.length === 0}
        loading={requirement.isPending}
      >
        <FormattedMessage id="sysUser.resetRequire" />
      </PermissionButton>
    </Popconfirm>
  );
}

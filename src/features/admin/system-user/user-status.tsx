import { Flex } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { SystemUser } from '@/api/generated/model';
import { StatusTag } from '@/ui/admin/status-tag';

/** Whether an account is enabled, and whether its user has yet to accept an invitation. */
export function UserStatus({ user: { status, invitation } }: { user: SystemUser }) {
  return (
    <Flex gap={4} wrap>
      <StatusTag tone={status === 1 ? 'good' : 'plain'}>
        <FormattedMessage id={status === 1 ? 'sysUser.enabled' : 'sysUser.disabled'} />
      </StatusTag>
      {invitation?.sentDate !== undefined && (
        <StatusTag tone="plain">
          <FormattedMessage id="sysUser.invited" />
        </StatusTag>
      )}
    </Flex>
  );
}

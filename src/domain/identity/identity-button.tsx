import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import { PermissionButton } from '@/session/permission-button';
import type { useIdentityNumber } from './use-identity-number';

/** Toggles the full identity number of a record, for staff with `entry:identity`. */
export function IdentityButton({ identity }: { identity: ReturnType<typeof useIdentityNumber> }) {
  return (
    <PermissionButton
      as={Button}
      authority={['entry:identity']}
      size="small"
      loading={identity.loading}
      onClick={identity.toggle}
    >
      <FormattedMessage id={identity.isShown ? 'staff.hideNumber' : 'staff.showNumber'} />
    </PermissionButton>
  );
}

import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import { usePermission } from '@/session/use-permission';
import type { useIdentityNumber } from './use-identity-number';

/** Shows or hides the whole identity number of a record, for staff who hold `entry:identity`. */
export function IdentityButton({ identity }: { identity: ReturnType<typeof useIdentityNumber> }) {
  const { gate } = usePermission();
  return (
    <Button
      size="small"
      loading={identity.loading}
      onClick={identity.toggle}
      {...gate(['entry:identity'])}
    >
      <FormattedMessage id={identity.isShown ? 'staff.hideNumber' : 'staff.showNumber'} />
    </Button>
  );
}

import { FormattedMessage } from 'react-intl';
import { StaffPage } from '@/ui/staff-page';

export function UserListPage() {
  return <StaffPage title={<FormattedMessage id="route.SysUser" />}>{null}</StaffPage>;
}

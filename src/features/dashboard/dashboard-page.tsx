import { FormattedMessage } from 'react-intl';
import { StaffPage } from '@/ui/staff-page';

export function DashboardPage() {
  return <StaffPage title={<FormattedMessage id="route.AdminHome" />}>{null}</StaffPage>;
}

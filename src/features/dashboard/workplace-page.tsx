import { FormattedMessage } from 'react-intl';
import { StaffPage } from '@/ui/staff-page';

export function WorkplacePage() {
  return <StaffPage title={<FormattedMessage id="route.Workplace" />}>{null}</StaffPage>;
}

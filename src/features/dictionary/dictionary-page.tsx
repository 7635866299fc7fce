import { FormattedMessage } from 'react-intl';
import { StaffPage } from '@/ui/staff-page';

export function DictionaryPage() {
  return <StaffPage title={<FormattedMessage id="route.SysDict" />}>{null}</StaffPage>;
}

import { FormattedMessage } from 'react-intl';
import { StaffPage } from '@/ui/admin/staff-page';
import { GoneState } from '@/ui/feedback/result-state';

/** Page of the back office for unknown paths. */
export function UnknownPage() {
  return (
    <StaffPage title={<FormattedMessage id="route.AdminNotFound" />}>
      <GoneState title={<FormattedMessage id="error.notFoundHint" />} />
    </StaffPage>
  );
}

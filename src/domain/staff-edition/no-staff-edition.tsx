import { FormattedMessage } from 'react-intl';
import { SiteLink } from '@/lib/page/site-link';
import { buttonClass } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/result-state';

/** State of a staff page about an edition, on a site without editions. */
export function NoStaffEdition() {
  return (
    <EmptyState
      title={<FormattedMessage id="staff.noEdition" />}
      hint={<FormattedMessage id="staff.noEditionHint" />}
      action={
        <SiteLink className={buttonClass('outline')} to="/a/match/editions">
          <FormattedMessage id="route.StaffEditions" />
        </SiteLink>
      }
    />
  );
}

import { SiteLink } from '@/lib/page/site-link';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/result-state';

export default function NoEdition() {
  return (
    <EmptyState
      title={<FormattedMessage id="noEdition.title" />}
      hint={<FormattedMessage id="noEdition.hint" />}
      action={
        <SiteLink className={buttonClass('outline')} to="/news">
          <FormattedMessage id="route.News" />
        </SiteLink>
      }
    />
  );
}

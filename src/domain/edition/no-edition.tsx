import { SiteLink } from '@/lib/page/site-link';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '@/ui/button/button';
import { ResultState } from '@/ui/feedback/result-state';

export default function NoEdition() {
  return (
    <ResultState
      kind="later"
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

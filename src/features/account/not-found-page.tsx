import { FormattedMessage } from 'react-intl';
import { SearchOffer } from '@/ui/feedback/search-offer';
import { StatusPage } from './status-page';

/** Page for unknown paths. */
export function NotFoundPage() {
  return (
    <StatusPage
      kind="gone"
      title={<FormattedMessage id="route.NotFound" />}
      hint={<FormattedMessage id="error.notFoundHint" />}
      action={<SearchOffer />}
    />
  );
}

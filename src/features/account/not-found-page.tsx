import { FormattedMessage } from 'react-intl';
import { SearchOffer } from '@/ui/feedback/search-offer';
import { StatusPage } from './status-page';

/** Any address that names no page of the site. */
export function NotFoundPage() {
  return (
    <StatusPage
      title={<FormattedMessage id="route.NotFound" />}
      hint={<FormattedMessage id="error.notFoundHint" />}
      action={<SearchOffer />}
    />
  );
}

import { FormattedMessage } from 'react-intl';
import { LostPage } from './status-page';

/** Any address that names no page of the site. */
export function NotFoundPage() {
  return (
    <LostPage
      title={<FormattedMessage id="route.NotFound" />}
      hint={<FormattedMessage id="error.notFoundHint" />}
    />
  );
}

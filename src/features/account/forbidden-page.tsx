import { FormattedMessage } from 'react-intl';
import { LostPage } from './lost-page';

/** /403: the user may not open the page they asked for. */
export function ForbiddenPage() {
  return (
    <LostPage
      title={<FormattedMessage id="route.Forbidden" />}
      hint={<FormattedMessage id="error.forbiddenHint" />}
    />
  );
}

import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '@/ui/result-state';

/** A list without anything in it. */
export function NoNews() {
  return (
    <EmptyState
      title={<FormattedMessage id="news.empty" />}
      action={
        <Link to="/home">
          <FormattedMessage id="common.toHome" />
        </Link>
      }
    />
  );
}

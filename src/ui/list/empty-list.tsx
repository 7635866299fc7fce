import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { SiteLink } from '@/lib/page/site-link';
import { EmptyState } from '../feedback/result-state';

/** A list that nothing has come into yet: says so, and leads to where news of it stand. */
export function EmptyList({ title }: { title: MessageId }) {
  return (
    <EmptyState
      title={<FormattedMessage id={title} />}
      action={
        <SiteLink to="/home">
          <FormattedMessage id="common.toHome" />
        </SiteLink>
      }
    />
  );
}

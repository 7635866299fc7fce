import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { SiteLink } from '@/lib/page/site-link';
import { EmptyState } from '../feedback/result-state';

/** What a list says whose search or filters no record matches. */
export interface NoMatch {
  title: MessageId;
  hint?: MessageId;
  /** The way to all records. */
  action?: ReactNode;
}

interface Props {
  title: MessageId;
  /** In place of that where the list is narrowed down. */
  noMatch?: NoMatch | false;
  /** The way to other pages, where nothing has come in yet. */
  action?: ReactNode;
}

const TO_HOME = (
  <SiteLink to="/home">
    <FormattedMessage id="common.toHome" />
  </SiteLink>
);

/** A list without records: it mentions a search only where there is one. */
export function EmptyList({ title, noMatch = false, action = TO_HOME }: Props) {
  if (!noMatch) return <EmptyState title={<FormattedMessage id={title} />} action={action} />;
  const { hint } = noMatch;
  return (
    <EmptyState
      title={<FormattedMessage id={noMatch.title} />}
      hint={hint && <FormattedMessage id={hint} />}
      action={noMatch.action}
    />
  );
}

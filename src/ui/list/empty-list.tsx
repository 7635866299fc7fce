import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { SiteLink } from '@/lib/page/site-link';
import { EmptyState } from '../feedback/result-state';

/** Content of the empty state for a search or filter without matches. */
export interface NoMatch {
  title: MessageId;
  hint?: MessageId;
  /** Control that shows all records. */
  action?: ReactNode;
}

interface Props {
  title: MessageId;
  /** Replaces the default content while a search or filter is set. */
  noMatch?: NoMatch | false;
  /** Link for the default content; default: to the home page. */
  action?: ReactNode;
}

const TO_HOME = (
  <SiteLink to="/home">
    <FormattedMessage id="common.toHome" />
  </SiteLink>
);

/** Empty state of a list; mentions the search only if one is set. */
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

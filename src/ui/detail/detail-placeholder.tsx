import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { EmptyState, FailedState } from '../feedback/result-state';
import { SearchOffer } from '../feedback/search-offer';

interface Props {
  /** Names the page until what it shows does. */
  title: MessageId;
  state: 'loading' | 'failed' | 'gone' | 'incomplete';
  /** Why it could not be loaded. */
  error: unknown;
  onRetry: () => void;
  /** Leads to where there are others, from what is gone. */
  back: ReactNode;
  /** Drawn while it loads, in the shape of what comes. */
  children: ReactNode;
}

/** A page about one thing without that thing: it loads still, could not be loaded, or isn't there. */
export function DetailPlaceholder({ title, state, error, onRetry, back, children }: Props) {
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        <FormattedMessage id={title} />
      </h1>
      {state === 'loading' && children}
      {state === 'failed' && <FailedState error={error} onRetry={onRetry} />}
      {state === 'gone' && (
        <EmptyState title={<FormattedMessage id="error.gone" />} action={back} />
      )}
      {state === 'incomplete' && (
        <EmptyState
          title={<FormattedMessage id="error.incomplete" />}
          hint={<FormattedMessage id="error.incompleteHint" />}
          action={
            <>
              <SearchOffer />
              {back}
            </>
          }
        />
      )}
    </>
  );
}

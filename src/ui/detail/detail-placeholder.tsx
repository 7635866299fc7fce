import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { FailedState, GoneState } from '../feedback/result-state';
import { SearchOffer } from '../feedback/search-offer';

interface Props {
  /** Page heading while the record's own title is missing. */
  title: MessageId;
  state: 'loading' | 'failed' | 'gone' | 'incomplete';
  error: unknown;
  onRetry: () => void;
  /** Link to the list. */
  back: ReactNode;
  children: ReactNode;
}

/** Detail page without its record: loading, failed, not found, or with an incomplete URL. */
export function DetailPlaceholder({ title, state, error, onRetry, back, children }: Props) {
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        <FormattedMessage id={title} />
      </h1>
      {state === 'loading' && children}
      {state === 'failed' && <FailedState error={error} onRetry={onRetry} />}
      {state === 'gone' && <GoneState title={<FormattedMessage id="error.gone" />} action={back} />}
      {state === 'incomplete' && (
        <GoneState
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

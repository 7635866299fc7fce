import { FormattedMessage } from 'react-intl';
import { ActionButton } from '../button/action-button';
import { EmptyState } from '../feedback/result-state';

/**
 * A part of the site's code didn't come (`chunk`) or threw (`program`), which isn't the visitor's or
 * the network's fault: says so, and offers the way that helps.
 */
export function CodeError({ kind }: { kind: 'chunk' | 'program' }) {
  return (
    <div role="alert">
      <EmptyState
        title={<FormattedMessage id={`error.${kind}.title`} />}
        hint={<FormattedMessage id={`error.${kind}.hint`} />}
        action={
          <ActionButton
            onClick={() => {
              location.reload();
            }}
          >
            <FormattedMessage id="error.reload" />
          </ActionButton>
        }
      />
    </div>
  );
}

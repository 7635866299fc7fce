import { FormattedMessage } from 'react-intl';
import { ActionButton } from './action-button';
import { EmptyState } from './result-state';

/** A part of the site's code didn't come: says so, and offers the way that helps. */
export function ChunkFailed() {
  return (
    <div role="alert">
      <EmptyState
        title={<FormattedMessage id="error.chunk.title" />}
        hint={<FormattedMessage id="error.chunk.hint" />}
        action={
          <ActionButton
            onPress={() => {
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

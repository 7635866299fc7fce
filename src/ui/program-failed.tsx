import { FormattedMessage } from 'react-intl';
import { ActionButton } from './action-button';
import { EmptyState } from './result-state';

/** An error of the program: says that it isn't the visitor's or the network's, and what can be done. */
export function ProgramFailed() {
  return (
    <div role="alert">
      <EmptyState
        title={<FormattedMessage id="error.program.title" />}
        hint={<FormattedMessage id="error.program.hint" />}
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

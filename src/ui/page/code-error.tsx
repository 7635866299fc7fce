import { FormattedMessage } from 'react-intl';
import { ActionButton } from '../button/action-button';
import { ResultState } from '../feedback/result-state';

/** Error state with a reload button: code failed to load (`chunk`) or threw (`program`). */
export function CodeError({ kind }: { kind: 'chunk' | 'program' }) {
  return (
    <div role="alert">
      <ResultState
        kind="failed"
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

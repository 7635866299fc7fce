import { useState } from 'react';
import { useGetMySecondFactor } from '@/api/generated/second-factor/second-factor';
import type { CurrentUser, SecondFactorSecret } from '@/api/generated/model';
import { refreshCurrentUser } from '@/session/current-user';
import { BeginForm } from './begin-form';
import { ConfirmForm } from './confirm-form';
import { ProofForm, type ProofAction } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorState } from './second-factor-state';

/** Step of a running operation; `state` shows the server's state. */
type Stage =
  | { name: 'state' }
  | { name: 'confirm'; secret: SecondFactorSecret }
  | { name: 'codes'; codes: readonly string[] }
  | { name: 'proof'; action: ProofAction };

/** Second factor of the account: setup, new recovery codes, disabling (decision 0057). */
export function SecondFactorSetting({ user }: { user: CurrentUser }) {
  const [stage, setStage] = useState<Stage>({ name: 'state' });
  const { data, error, isError, refetch } = useGetMySecondFactor();
  const toState = () => setStage({ name: 'state' });
  const { mustSetUpSecondFactor = false } = user;
  const showCodes = (codes: readonly string[]) => setStage({ name: 'codes', codes });

  if (stage.name === 'codes') {
    return <RecoveryCodes codes={stage.codes} onSaved={toState} />;
  }
  if (stage.name === 'confirm')
    return (
      <ConfirmForm
        secret={stage.secret}
        onConfirmed={(codes) => {
          showCodes(codes);
          // Unlocks the back office for staff with a mandatory second factor.
          void refreshCurrentUser({ mustSetUpSecondFactor: false });
        }}
        onCancel={toState}
      />
    );
  if (stage.name === 'proof') {
    return (
      <ProofForm
        key={stage.action}
        action={stage.action}
        hasPassword={user.hasPassword}
        onRenewed={showCodes}
        onDone={toState}
      />
    );
  }
  // A mandatory setup implies that no second factor exists, so the form doesn't wait for the query.
  if (data === undefined ? mustSetUpSecondFactor : !data.enabled) {
    return (
      <BeginForm
        user={user}
        required={data?.required ?? mustSetUpSecondFactor}
        onBegun={(secret) => setStage({ name: 'confirm', secret })}
      />
    );
  }
  return (
    <SecondFactorState
      state={data}
      failure={isError ? error : undefined}
      onRetry={() => void refetch()}
      onAction={(action) => setStage({ name: 'proof', action })}
    />
  );
}

import { Suspense, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyProject } from '@/api/generated/model';
import { useLoginModal } from '@/session/login-modal-store';
import { ActionButton } from '@/ui/button/action-button';
import { MissingEdition } from '@/domain/edition/missing-edition';
import { EmptyState, LoadingState } from '@/ui/feedback/result-state';
import { SignUpClosed } from './sign-up-closed';
import { useSignUp } from './use-sign-up';

/** What every form of an entry is given, whatever it looks like. */
export interface EntryFormProps {
  phone: string;
  /** The entry as the server holds it; null for none yet. */
  stored: MyProject | null;
  /** Sign-up has closed: nothing can be sent any more. */
  closed: boolean;
}

/** The form for who is logged in while sign-up is open, else what to do. */
export function SignUpBody({ form: EntryForm }: { form: ComponentType<EntryFormProps> }) {
  const show = useLoginModal((modal) => modal.show);
  const signUp = useSignUp();
  const login = (
    <ActionButton onClick={() => show('page')}>
      <FormattedMessage id="signUp.logIn" />
    </ActionButton>
  );

  switch (signUp.is) {
    case 'loggedOut':
      return <EmptyState title={<FormattedMessage id="signUp.loginFirst" />} action={login} />;
    case 'failed':
      return <MissingEdition gone={signUp.gone} error={signUp.error} onRetry={signUp.retry} />;
    case 'loading':
      return <LoadingState />;
    case 'shut':
      return <SignUpClosed {...signUp} login={signUp.loggedOut && login} />;
    case 'form':
      return (
        <>
          {signUp.closed && <SignUpClosed {...signUp} />}
          <Suspense fallback={<LoadingState />}>
            <EntryForm
              key={signUp.phone}
              phone={signUp.phone}
              stored={signUp.mine}
              closed={signUp.closed}
            />
          </Suspense>
        </>
      );
  }
}

import { Suspense, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyProject } from '@/api/generated/model';
import { useLoginModal } from '@/session/login-modal-store';
import { ActionButton } from '@/ui/button/action-button';
import { MissingEdition } from '@/domain/edition/missing-edition';
import { RequestedChanges } from '@/domain/entry/requested-changes';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { SignUpClosed } from './sign-up-closed';
import { SignUpStart } from './sign-up-start';
import { useSignUp } from './use-sign-up';

/** Props of the desktop and mobile forms of an entry. */
export interface EntryFormProps {
  phone: string;
  /** Server's entry; null if there is none. */
  stored: MyProject | null;
  /** Whether sign-up is closed, so that nothing can be submitted. */
  closed: boolean;
}

/** The entry form while sign-up is open for a signed-in user; otherwise a notice with the next step. */
export function SignUpBody({ form: EntryForm }: { form: ComponentType<EntryFormProps> }) {
  const show = useLoginModal((modal) => modal.show);
  const signUp = useSignUp();
  const login = (
    <ActionButton onClick={() => show('page')}>
      <FormattedMessage id="start.logIn" />
    </ActionButton>
  );

  switch (signUp.is) {
    case 'loggedOut':
      return <SignUpStart match={signUp.match} />;
    case 'failed':
      return <MissingEdition gone={signUp.gone} error={signUp.error} onRetry={signUp.retry} />;
    case 'loading':
      return <FormSkeleton />;
    case 'shut':
      return <SignUpClosed {...signUp} login={signUp.loggedOut && login} />;
    case 'form':
      return (
        <>
          {signUp.closed && <SignUpClosed {...signUp} />}
          {!signUp.closed && signUp.mine?.changes && (
            <RequestedChanges changes={signUp.mine.changes} />
          )}
          <Suspense fallback={<FormSkeleton />}>
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

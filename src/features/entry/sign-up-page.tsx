import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoginModal } from '@/session/login-modal-store';
import { ActionButton } from '@/ui/action-button';
import { PageHead } from '@/ui/page-head';
import { EmptyState, FailedState } from '@/ui/result-state';
import { SignUpClosed } from './sign-up-closed';
import { useSignUp } from './use-sign-up';

const EntryForm = lazy(() => import('./form/entry-form'));

/** Sign-up to compete: the form for who is logged in while sign-up is open, else what to do. */
export function SignUpPage() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.SignUp" />}
        lead={<FormattedMessage id="signUp.lead" />}
      />
      <div className="frame">
        <SignUpBody />
      </div>
    </>
  );
}

function SignUpBody() {
  const show = useLoginModal((modal) => modal.show);
  const signUp = useSignUp();
  const loading = <EmptyState title={<FormattedMessage id="common.loading" />} />;

  switch (signUp.is) {
    case 'loggedOut':
      return (
        <EmptyState
          title={<FormattedMessage id="signUp.loginFirst" />}
          action={
            <ActionButton onPress={() => show('page')}>
              <FormattedMessage id="signUp.logIn" />
            </ActionButton>
          }
        />
      );
    case 'failed':
      return <FailedState onRetry={signUp.retry} />;
    case 'loading':
      return loading;
    case 'shut':
      return <SignUpClosed {...signUp} />;
    case 'form':
      return (
        <>
          {signUp.closed && <SignUpClosed {...signUp} />}
          <Suspense fallback={loading}>
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

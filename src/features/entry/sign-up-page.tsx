import { lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/ui/page/page-head';
import { SignUpBody } from './sign-up-body';
import { useSignUp } from './use-sign-up';

const EntryForm = lazy(() => import('./form/entry-form'));

export function SignUpPage() {
  const signUp = useSignUp();
  // The lead explains how to enter until sign-up closes; otherwise, a blank keeps its height.
  const explains =
    signUp.is === 'form'
      ? !signUp.closed && signUp.mine?.changes === undefined
      : signUp.is === 'loading' || signUp.is === 'loggedOut';
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.SignUp" />}
        lead={explains ? <FormattedMessage id="signUp.lead" /> : '\u00a0'}
      />
      <div className="frame">
        <SignUpBody form={EntryForm} />
      </div>
    </>
  );
}

import { lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/ui/page/page-head';
import { SignUpBody } from './sign-up-body';
import { useSignUp } from './use-sign-up';

const EntryForm = lazy(() => import('./form/entry-form'));

/** Sign-up to compete. */
export function SignUpPage() {
  const { is } = useSignUp();
  // The lead explains how to enter. Its line keeps its height where no form is offered.
  const explains = is !== 'failed' && is !== 'shut';
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

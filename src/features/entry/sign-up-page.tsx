import { lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/ui/page/page-head';
import { SignUpBody } from './sign-up-body';

const EntryForm = lazy(() => import('./form/entry-form'));

/** Sign-up to compete. */
export function SignUpPage() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.SignUp" />}
        lead={<FormattedMessage id="signUp.lead" />}
      />
      <div className="frame">
        <SignUpBody form={EntryForm} />
      </div>
    </>
  );
}

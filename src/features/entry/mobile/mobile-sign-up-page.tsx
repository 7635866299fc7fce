import { lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { SignUpBody } from '../sign-up-body';
import styles from './mobile-form.module.css';

const MobileEntryForm = lazy(() => import('./mobile-entry-form'));

export function MobileSignUpPage() {
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']} tabIndex={-1}>
        <FormattedMessage id="route.SignUp" />
      </h1>
      <SignUpBody form={MobileEntryForm} />
    </div>
  );
}

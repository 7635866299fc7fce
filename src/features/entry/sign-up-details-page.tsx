import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useGetMyProject } from '@/api/generated/project/project';
import { useAnnouncedEdition } from '@/domain/edition/use-announced-edition';
import { SiteLink } from '@/lib/page/site-link';
import { LoginPrompt } from '@/session/login-prompt';
import { useSession } from '@/session/session-store';
import { buttonClass } from '@/ui/button/button';
import details from '@/ui/detail/detail-page.module.css';
import { EmptyState, FailedState } from '@/ui/feedback/result-state';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { OwnEntry } from './own-entry';
import styles from './sign-up-details.module.css';

export function SignUpDetailsPage() {
  const { id = '' } = useSearch({ strict: false });
  const loggedIn = useSession((session) => session.token !== undefined);
  const { signUpOpen } = useAnnouncedEdition();
  const { data, error, isError, refetch } = useGetMyProject(id === '' ? undefined : { id }, {
    query: { enabled: loggedIn },
  });
  return (
    <div className={`frame ${styles['page'] ?? ''}`}>
      <h1 className={details['title']} tabIndex={-1}>
        <FormattedMessage id="route.SignUpDetails" />
      </h1>
      {data === undefined &&
        (isError ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : loggedIn ? (
          <FormSkeleton fields={6} />
        ) : (
          <LoginPrompt title="signUp.loginFirst" />
        ))}
      {data === null && (
        <EmptyState
          title={<FormattedMessage id="signUp.none" />}
          action={
            signUpOpen && (
              <SiteLink to="/signup" className={buttonClass()}>
                <FormattedMessage id="signUp.begin" />
              </SiteLink>
            )
          }
        />
      )}
      {data && <OwnEntry entry={data} />}
    </div>
  );
}

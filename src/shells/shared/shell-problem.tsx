import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { FailedState } from '@/ui/feedback/result-state';
import { LoginNeeded, SessionUnknown } from '@/session/guard';
import { LoginPrompt } from '@/session/login-prompt';

/** Replaces a page that requires login, behind the login modal. */
function LoginWall() {
  return (
    <div data-guest="">
      <h1 className="visually-hidden" tabIndex={-1}>
        <FormattedMessage id="error.loginFirst" />
      </h1>
      <LoginPrompt hint="session.wallHint" />
    </div>
  );
}

/** Error component for guards and pages: login prompt, failed session restore, or the default page error. */
export function ShellProblem(props: ErrorComponentProps) {
  const router = useRouter();
  const PageError = router.options.defaultErrorComponent;
  if (props.error instanceof LoginNeeded) return <LoginWall />;
  if (props.error instanceof SessionUnknown) {
    return (
      <FailedState
        error={props.error.cause}
        onRetry={() => {
          void import('@/session/current-user')
            .then(({ restoreSession }) => restoreSession())
            .then(() => router.invalidate());
        }}
      />
    );
  }
  return PageError ? <PageError {...props} /> : null;
}

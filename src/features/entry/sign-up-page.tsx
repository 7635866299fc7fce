import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetMatchInfo } from '@/api/generated/match/match';
import { getGetMyProjectQueryKey, useGetMyProject } from '@/api/generated/project/project';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { ActionButton } from '@/ui/action-button';
import { PageHead } from '@/ui/page-head';
import { EmptyState, FailedState } from '@/ui/result-state';
import { useEditionPhase } from '@/ui/use-edition-phase';
import { SignUpClosed } from './sign-up-closed';

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
  const loggedIn = useSession((session) => session.token !== undefined);
  const phone = useSession((session) => session.phone) ?? '';
  const show = useLoginModal((modal) => modal.show);
  const match = useGetMatchInfo();
  const phase = useEditionPhase(match.data)?.phase;
  // The stored entry is read once: the form holds what is typed, and asks again when it saves.
  const mine = useGetMyProject(undefined, {
    query: {
      // One account's entry must never fill the form of the next who logs in.
      queryKey: [...getGetMyProjectQueryKey(), phone],
      enabled: loggedIn,
      staleTime: Infinity,
      gcTime: 0,
    },
  });

  // A session that ends while the form is open leaves the form, and what is typed in it, as it is.
  if (!loggedIn && mine.data === undefined) {
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
  }
  const failed = [match, mine].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined) return <FailedState onRetry={() => void failed.refetch()} />;
  if (mine.data === undefined || phase === undefined || match.data === undefined) {
    return <EmptyState title={<FormattedMessage id="common.loading" />} />;
  }
  const inReview = mine.data !== null && mine.data.status > 1;
  if (phase === 'upcoming' || inReview) {
    return <SignUpClosed match={match.data} phase={phase} mine={mine.data} />;
  }
  return (
    <>
      {phase !== 'signup' && <SignUpClosed match={match.data} phase={phase} mine={mine.data} />}
      <Suspense fallback={<EmptyState title={<FormattedMessage id="common.loading" />} />}>
        <EntryForm key={phone} phone={phone} stored={mine.data} closed={phase !== 'signup'} />
      </Suspense>
    </>
  );
}

import { lazy, Suspense, useEffect, useRef, useState, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetMyExpert } from '@/api/generated/expert/expert';
import { useSession } from '@/session/session-store';
import { PageHead } from '@/ui/page/page-head';
import { FailedState } from '@/ui/feedback/result-state';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { myExpertKey } from './my-expert-key';
import type { MyExpert } from '@/api/generated/model';
import styles from './expert-status.module.css';

/** Status of the registration, with the reason for a rejection and the next step. */
function ExpertStatus({ expert, ref }: { expert: MyExpert; ref: Ref<HTMLElement> }) {
  const { status, reason } = expert;
  return (
    <section ref={ref} className={styles['card']} role="status" tabIndex={-1} data-status={status}>
      <h2 className={styles['status']}>
        <FormattedMessage id={`expert.status.${status}`} />
      </h2>
      {reason !== undefined && (
        <p>
          <FormattedMessage id="expert.reason" values={{ reason }} />
        </p>
      )}
      <p className={styles['next']}>
        <FormattedMessage id={`expert.next.${status}`} />
      </p>
    </section>
  );
}

/** Lazy-loaded, so that the HTML of the first screen doesn't contain its texts in three languages. */
const ExpertStart = lazy(() => import('./expert-start'));

const ExpertForm = lazy(() => import('./form/expert-form'));

export function ExpertPage() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Expert" />}
        lead={<FormattedMessage id="expert.lead" />}
      />
      <div className="frame">
        <ExpertBody />
      </div>
    </>
  );
}

function ExpertBody() {
  const loggedIn = useSession((session) => session.token !== undefined);
  const phone = useSession((session) => session.phone) ?? '';
  const { data, error, isError, refetch } = useGetMyExpert({
    query: { queryKey: myExpertKey(phone), enabled: loggedIn, staleTime: Infinity },
  });
  const status = useRef<HTMLElement>(null);
  const [submissions, setSubmissions] = useState(0);
  useEffect(() => {
    // The status is above the form, whose end has the button.
    if (submissions > 0) status.current?.focus();
  }, [submissions]);

  // If the session expires while the form is open, the form stays with its input.
  if (!loggedIn && data === undefined) {
    return (
      <div data-guest="">
        <Suspense fallback={<FormSkeleton />}>
          <ExpertStart />
        </Suspense>
      </div>
    );
  }
  if (data === undefined) {
    return isError ? (
      <FailedState error={error} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );
  }
  return (
    <>
      {data !== null && <ExpertStatus ref={status} expert={data} />}
      {data?.editable !== false && (
        <Suspense fallback={<FormSkeleton />}>
          <ExpertForm
            key={phone}
            phone={phone}
            stored={data}
            onSubmitted={() => setSubmissions((count) => count + 1)}
          />
        </Suspense>
      )}
    </>
  );
}

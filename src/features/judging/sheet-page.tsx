import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { detailState, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { useGetMyAssignment } from '@/api/generated/judging/judging';
import type { MyAssignment } from '@/api/generated/model';
import { idSearch } from '@/lib/search';
import { SiteLink, useSitePath } from '@/lib/page/site-link';
import { useNeighbourKeys } from '@/lib/use-neighbour-keys';
import { useNarrow } from '@/lib/use-narrow';
import { useSession } from '@/session/session-store';
import { ActionButton } from '@/ui/button/action-button';
import { DetailPlaceholder } from '@/ui/detail/detail-placeholder';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import styles from './sheet-page.module.css';
import { useNeighbours } from './use-neighbours';

const SheetPanel = lazy(() => import('./sheet/sheet-panel'));
const JudgedDossier = lazy(() => import('./judged-dossier'));

/** Judge's page of an entry: the dossier with the score sheet beside it, or below it on narrow screens. */
export function ScoreSheetPage() {
  const { id } = idSearch(useSearch({ strict: false }));
  const { data, error, refetch } = useGetMyAssignment(id, {
    query: { enabled: id !== '' },
    ...NO_TOAST_WHEN_GONE,
  });
  if (data !== undefined) return <Assignment key={id} assignment={data} />;
  return (
    <div className={`frame ${styles['waiting'] ?? ''}`}>
      <DetailPlaceholder
        title="route.ScoreSheet"
        state={detailState(id, error)}
        error={error}
        onRetry={() => void refetch()}
        back={<BackToList />}
      >
        <FormSkeleton fields={6} />
      </DetailPlaceholder>
    </div>
  );
}

function Assignment({ assignment }: { assignment: MyAssignment }) {
  const phone = useSession((session) => session.phone) ?? '';
  const narrow = useNarrow();
  const panel = useRef<HTMLElement>(null);
  const { entry, round } = assignment;
  return (
    <div className={`frame ${styles['page'] ?? ''}`}>
      <header className={styles['head']}>
        <div className={styles['ways']}>
          <BackToList />
          <Neighbours id={assignment.id} />
        </div>
        <p className={styles['muted']}>{round.name}</p>
        <h1 className={styles['title']} tabIndex={-1}>
          {entry.name}
        </h1>
      </header>
      <article className={styles['main']}>
        <Suspense fallback={<FormSkeleton fields={6} />}>
          <JudgedDossier entry={entry} blind={round.blind} touch={narrow} />
        </Suspense>
      </article>
      <div className={styles['jump']}>
        <ActionButton
          onClick={() => {
            panel.current?.scrollIntoView({ block: 'start' });
            panel.current
              ?.querySelector<HTMLElement>('input, textarea, a, button')
              ?.focus({ preventScroll: true });
          }}
        >
          <FormattedMessage id="judging.toSheet" />
        </ActionButton>
      </div>
      <aside ref={panel} className={styles['panel']}>
        <Suspense fallback={<FormSkeleton />}>
          <SheetPanel assignment={assignment} phone={phone} touch={narrow} />
        </Suspense>
      </aside>
    </div>
  );
}

function BackToList() {
  return (
    <SiteLink to="/score" className={styles['way']}>
      <FormattedMessage id="judging.back" />
    </SiteLink>
  );
}

/** Links to the previous and next entry of the judge in this round; the arrow keys open them, too. */
function Neighbours({ id }: { id: string }) {
  const neighbours = useNeighbours(id);
  const navigate = useNavigate();
  const sitePath = useSitePath();
  const open = (neighbour: { id: string } | undefined) =>
    neighbour &&
    (() => void navigate({ to: sitePath('/score/sheet'), search: { id: neighbour.id } }));
  useNeighbourKeys(open(neighbours.previous), open(neighbours.next));
  return (['previous', 'next'] as const).map((way) => {
    const neighbour = neighbours[way];
    if (neighbour === undefined) return null;
    return (
      <SiteLink
        key={way}
        to="/score/sheet"
        search={{ id: neighbour.id }}
        className={styles['way']}
        aria-keyshortcuts={way === 'previous' ? 'ArrowLeft' : 'ArrowRight'}
      >
        <FormattedMessage id={`judging.${way}`} />
      </SiteLink>
    );
  });
}

import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Skeleton, Tabs } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { detailState, NO_TOAST_WHEN_GONE } from '@/api/failure';
import {
  getGetGuideQueryKey,
  getGetMatchHomeQueryKey,
  getGetMatchInfoQueryKey,
} from '@/api/generated/match/match';
import { useGetMatchPreview } from '@/api/generated/staff-match/staff-match';
import type { MatchPreview } from '@/api/generated/model';
import { LANGUAGES } from '@/i18n/languages';
import { GoneState, FailedState } from '@/ui/feedback/result-state';
import { ChineseOnly } from '@/ui/page/chinese-only';
import styles from './edition-preview.module.css';

const route = getRouteApi('/_admin/_competition/a/match/preview');
const VIEWS = ['/home', '/guide', 'statement'] as const;

/** Preview of an edition: the public pages with unpublished data. */
export function EditionPreviewPage() {
  const intl = useIntl();
  const { id } = route.useSearch();
  const { data, error, refetch } = useGetMatchPreview(id, {
    query: { enabled: id !== '' },
    ...NO_TOAST_WHEN_GONE,
  });
  const [view, setView] = useState<(typeof VIEWS)[number]>('/home');
  const state = data === undefined ? detailState(id, error) : 'shown';
  return (
    <>
      <div className={styles['bar']}>
        <strong>
          <FormattedMessage id="staffMatch.previewOnly" />
        </strong>
        <Link to="/a/match/edition" search={{ id, step: 'publish' }}>
          <FormattedMessage id="staffMatch.previewBack" />
        </Link>
      </div>
      {state === 'loading' && <Skeleton active />}
      {state === 'failed' && <FailedState error={error} onRetry={() => void refetch()} />}
      {state === 'incomplete' && <GoneState title={<FormattedMessage id="error.incomplete" />} />}
      {state === 'gone' && <GoneState title={<FormattedMessage id="staffMatch.gone" />} />}
      {data !== undefined && (
        <>
          <Tabs
            activeKey={view}
            onChange={(key) => setView(VIEWS.find((one) => one === key) ?? '/home')}
            items={[
              { key: '/home', label: intl.formatMessage({ id: 'route.Home' }) },
              { key: '/guide', label: intl.formatMessage({ id: 'route.Guide' }) },
              { key: 'statement', label: intl.formatMessage({ id: 'staffMatch.statement' }) },
            ]}
          />
          <div className={styles['page']}>
            {view === 'statement' ? (
              <Statement statement={data.statement} />
            ) : (
              <VisitorPage path={view} preview={data} />
            )}
          </div>
        </>
      )}
    </>
  );
}

/** Public page with a query cache that contains the previewed edition as the current one. */
function VisitorPage({ path, preview }: { path: '/home' | '/guide'; preview: MatchPreview }) {
  const router = useRouter();
  const outer = useQueryClient();
  const client = useMemo(() => {
    const { queries } = outer.getDefaultOptions();
    const own = new QueryClient({
      defaultOptions: { queries: { ...queries, staleTime: Infinity } },
    });
    own.setQueryData(getGetMatchHomeQueryKey(), preview.home);
    own.setQueryData(getGetMatchInfoQueryKey(), preview.home.match);
    own.setQueryData(getGetGuideQueryKey(), preview.guide);
    return own;
  }, [outer, preview]);
  const Page = router.routesByPath[path].options.component;
  if (Page === undefined) return null;
  return (
    <QueryClientProvider client={client}>
      <Suspense fallback={<Skeleton active />}>
        <Page />
      </Suspense>
    </QueryClientProvider>
  );
}

function Statement({ statement: { title, content, language } }: Pick<MatchPreview, 'statement'>) {
  return (
    <div className={styles['statement']} lang={LANGUAGES[language]}>
      <h1>
        {title} <ChineseOnly language={language} />
      </h1>
      {content.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

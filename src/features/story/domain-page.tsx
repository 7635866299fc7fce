import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { picturePlaceholder } from '@/api/file-url';
import { useDomains } from '@/domain/reference/use-domains';
import { SiteLink } from '@/lib/page/site-link';
import { CardSkeleton } from '@/ui/card/card-skeleton';
import { EmptyList } from '@/ui/list/empty-list';
import { PageHead } from '@/ui/page/page-head';
import { FailedState } from '@/ui/feedback/result-state';
import { DomainFilter } from './domain-filter';
import { DomainStories } from './domain-stories';
import { domainSearch } from './search';
import styles from './domain-page.module.css';
import { useGetMapping } from '@/api/generated/reference/reference';
import { REFERENCE_QUERY_OPTIONS } from '@/domain/reference/reference-query-options';
import { useLabel } from '@/domain/reference/use-label';

/** Returns the localized labels of a dictionary value's children; empty if the dictionaries lack the value. */
function useChildLabels(type: string, value: string): readonly string[] {
  const label = useLabel();
  const { data } = useGetMapping(type, value, {
    // The value may be missing in the dictionaries, which isn't a failure.
    query: { ...REFERENCE_QUERY_OPTIONS, retry: false },
    request: { background: true },
  });
  return data?.children.map(({ labels }) => label(labels)) ?? [];
}

/** Fields of a track from the dictionaries; renders nothing if there are none. */
function DomainFields({ code }: { code: string }) {
  const fields = useChildLabels('domain', code);
  if (fields.length === 0) return null;
  return (
    <p className={styles['fields']}>
      <FormattedMessage id="domain.fields" />
      {fields.map((field) => (
        <span key={field} className={styles['field']}>
          {field}
        </span>
      ))}
    </p>
  );
}

/** Success stories by track; the search parameter `domain` selects one track. */
export function DomainPage() {
  const { domain: wanted } = domainSearch(useSearch({ strict: false }));
  const { domains, error, isError, refetch } = useDomains();
  const chosen = domains?.filter(({ code }) => wanted === undefined || code === wanted);
  const listed = chosen?.filter(({ stories }) => stories.length > 0);

  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Domain" />}
        lead={<FormattedMessage id="domain.lead" />}
      />
      <div className={`frame ${styles['page'] ?? ''}`}>
        {domains === undefined &&
          (isError ? (
            <FailedState error={error} onRetry={() => void refetch()} />
          ) : (
            <CardSkeleton picture={picturePlaceholder('coverFileId')} />
          ))}
        {domains && <DomainFilter domains={domains} wanted={wanted} />}
        {listed?.map((domain) => (
          <DomainStories key={domain.code} domain={domain}>
            {domain.code === wanted && <DomainFields code={domain.code} />}
          </DomainStories>
        ))}
        {listed?.length === 0 && (
          <EmptyList
            title="domain.none"
            noMatch={
              wanted !== undefined && {
                title: 'domain.empty',
                action: (
                  <SiteLink to="/domain" search={{}}>
                    <FormattedMessage id="domain.showAll" />
                  </SiteLink>
                ),
              }
            }
          />
        )}
      </div>
    </>
  );
}

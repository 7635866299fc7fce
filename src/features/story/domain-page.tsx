import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { pictureBlank } from '@/api/file-url';
import { useDomains } from '@/domain/reference/use-domains';
import { SiteLink } from '@/lib/page/site-link';
import { CardSkeleton } from '@/ui/card/card-skeleton';
import { EmptyList } from '@/ui/list/empty-list';
import { PageHead } from '@/ui/page/page-head';
import { FailedState } from '@/ui/feedback/result-state';
import { DomainFields } from './domain-fields';
import { DomainFilter } from './domain-filter';
import { DomainStories } from './domain-stories';
import { domainSearch } from './search';
import styles from './domain-page.module.css';

/** Success stories by industry domain; one domain alone stands in the address. */
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
            <CardSkeleton picture={pictureBlank('coverFileId')} />
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

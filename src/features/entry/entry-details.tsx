import { useIntl } from 'react-intl';
import type { Project } from '@/api/generated/model';
import { labelOf, useCityChoices, useDomainChoices } from '@/domain/reference/reference-labels';
import { SiteLink } from '@/lib/page/site-link';
import styles from '@/ui/detail/detail-page.module.css';
import { DescriptionList } from '@/ui/detail/description-list';

export function EntryDetails({ entry }: { entry: Project }) {
  const intl = useIntl();
  const domains = useDomainChoices();
  const cities = useCityChoices();
  return (
    <DescriptionList
      className={styles['facts']}
      rows={[
        [
          'entry.fact.edition',
          <SiteLink key="edition" to="/history/preview" search={{ id: entry.matchInfoId }}>
            {entry.matchName ?? entry.year}
          </SiteLink>,
        ],
        ['entry.fact.domain', labelOf(domains, entry.domain)],
        ['entry.fact.city', labelOf(cities, entry.city)],
        ['entry.fact.stage', intl.formatMessage({ id: `entry.stage.${entry.stage}` })],
        ['entry.fact.company', entry.company],
        ['entry.fact.founded', entry.founded?.slice(0, 4)],
      ]}
    />
  );
}

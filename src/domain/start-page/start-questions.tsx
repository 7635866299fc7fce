import { FormattedMessage } from 'react-intl';
import { useListCompanies } from '@/api/generated/config/config';
import { REFERENCE_QUERY_OPTIONS } from '@/domain/reference/reference-query-options';
import { LANGUAGES } from '@/i18n/languages';
import { SiteLink } from '@/lib/page/site-link';
import { buttonClass } from '@/ui/button/button';
import { StartSection } from './start-section';
import styles from './start-page.module.css';

/** Link to the guide, and the committee's contacts if staff have entered any. */
export function StartQuestions() {
  const { data: [company] = [] } = useListCompanies({ query: REFERENCE_QUERY_OPTIONS });
  return (
    <StartSection title={<FormattedMessage id="start.questions" />}>
      <SiteLink to="/guide" hash="guide-questions" className={buttonClass('outline')}>
        <FormattedMessage id="home.action.readGuide" />
      </SiteLink>
      {company !== undefined && company.contacts.length > 0 && (
        <p className={styles['contacts']} lang={company.language && LANGUAGES[company.language]}>
          <FormattedMessage id="start.contacts" />
          {company.contacts.map(({ name, mobilePhone }) => (
            <span key={mobilePhone}>
              {name} <a href={`tel:${mobilePhone}`}>{mobilePhone}</a>
            </span>
          ))}
        </p>
      )}
    </StartSection>
  );
}

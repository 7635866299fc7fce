import { useListCompanies } from '@/api/generated/config/config';
import { REFERENCE_QUERY_OPTIONS } from '@/domain/reference/reference-query-options';
import { LANGUAGES } from '@/i18n/languages';
import { useSiteIdentity } from '@/domain/site/site-identity';
import styles from './site-contacts.module.css';

/** The committee's contacts by company, and their hours; nothing until staff have entered any. */
export function SiteContacts() {
  const { data: companies = [] } = useListCompanies({ query: REFERENCE_QUERY_OPTIONS });
  const { contactHours } = useSiteIdentity();
  if (companies.length === 0) return null;
  return (
    <div className={styles['contacts']}>
      {companies.map(({ id, name, contacts, language }) => (
        <section key={id} lang={language && LANGUAGES[language]}>
          <h3 className={styles['company']}>{name}</h3>
          <ul role="list">
            {contacts.map((person) => (
              <li key={person.mobilePhone} className={styles['person']}>
                <span>{person.name}</span>
                <a href={`tel:${person.mobilePhone}`}>{person.mobilePhone}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {contactHours !== undefined && <p className={styles['hours']}>{contactHours}</p>}
    </div>
  );
}

import { useListCompanies, useListLinks } from '@/api/generated/config/config';
import { useListOrganisations } from '@/api/generated/match/match';
import { LANGUAGES } from '@/i18n/languages';
import { isWebAddress } from '@/lib/parse-url';
import { Panel } from './panel';
import styles from './personal-page.module.css';
import { SiteLink } from '@/lib/page/site-link';
import { FormattedMessage } from 'react-intl';
import { useAnnouncedEdition } from '@/domain/edition/use-announced-edition';

/** Empty state of a panel; links to the guide if there is a current edition. */
function NothingAnnounced() {
  const { missing } = useAnnouncedEdition();
  return (
    <div className={styles['empty']}>
      <p>
        <FormattedMessage id="personal.organisations.none" />
      </p>
      {!missing && (
        <SiteLink to="/guide">
          <FormattedMessage id="personal.none.guide" />
        </SiteLink>
      )}
    </div>
  );
}

/** Name, linked if the URL is a web address. */
function Outward({ name, url }: { name: string; url: string | undefined }) {
  if (!isWebAddress(url)) return <>{name}</>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
}

export function OrganisationPanels() {
  const organisations = useListOrganisations();
  const companies = useListCompanies();
  const links = useListLinks();
  return (
    <>
      <Panel title="personal.organisations" query={organisations}>
        {organisations.data?.length === 0 && <NothingAnnounced />}
        <ul role="list" className={styles['plain']}>
          {organisations.data?.map(({ id, name, url, language }) => (
            <li key={id} lang={language && LANGUAGES[language]}>
              <Outward name={name} url={url} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="personal.companies" query={companies}>
        {companies.data?.length === 0 && <NothingAnnounced />}
        {companies.data?.map(({ id, name, contacts, language }) => (
          <div key={id}>
            <h3 className={styles['group']} lang={language && LANGUAGES[language]}>
              {name}
            </h3>
            <ul role="list" className={styles['plain']}>
              {contacts.map((contact) => (
                <li key={contact.mobilePhone}>
                  {contact.name} <a href={`tel:${contact.mobilePhone}`}>{contact.mobilePhone}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Panel>
      <Panel title="personal.links" query={links}>
        {links.data?.length === 0 && <NothingAnnounced />}
        <ul role="list" className={styles['plain']}>
          {links.data?.map(({ id, name, url, language }) => (
            <li key={id} lang={language && LANGUAGES[language]}>
              <Outward name={name} url={url} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

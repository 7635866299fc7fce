import { FormattedMessage, useIntl } from 'react-intl';
import { useGetConfig, useListCompanies, useListLinks } from '@/api/generated/config/config';
import { isWebAddress } from '@/session/menu';
import { FooterQrCodes } from './footer-qr-codes';
import styles from './footer.module.css';

const KEPT = { query: { staleTime: Infinity } };

/** Contacts in rows of three (spec section 9), QR images, links, copyright and filing texts. */
export function FooterContent() {
  const intl = useIntl();
  const { data: companies } = useListCompanies(KEPT);
  const { data: links } = useListLinks(KEPT);
  const { data: copyright } = useGetConfig('copyright', KEPT);
  const { data: filing } = useGetConfig('filing', KEPT);
  const { data: hours } = useGetConfig('footerContacts', KEPT);

  return (
    <>
      <div className={styles['top']}>
        <div className={styles['contacts']}>
          {companies?.map(({ id, name, contacts }) => (
            <section key={id} aria-label={name}>
              <h2 className={styles['company']}>{name}</h2>
              <ul className={styles['people']}>
                {contacts.map((person) => (
                  <li key={person.mobilePhone}>
                    {person.name} <a href={`tel:${person.mobilePhone}`}>{person.mobilePhone}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <p className={styles['hours']}>{hours?.content}</p>
        </div>
        <FooterQrCodes />
      </div>
      <div className={styles['bottom']}>
        <p>
          © {copyright?.content ?? <FormattedMessage id="common.systemName" />}
          {filing && ` · ${filing.content}`}
        </p>
        <nav aria-label={intl.formatMessage({ id: 'common.links' })}>
          <ul className={styles['links']}>
            {links
              ?.filter(({ url }) => isWebAddress(url))
              .map(({ id, name, url }) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

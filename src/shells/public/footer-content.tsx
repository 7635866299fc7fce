import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { chooseDesktop, wantsDesktop } from '@/lib/desktop-choice';
import { useCompanies } from '@/reference/use-companies';
import { useConfig } from '@/reference/use-config';
import { useLinks } from '@/reference/use-links';
import { isWebAddress } from '@/session/menu';
import { FooterQrCodes } from './footer-qr-codes';
import styles from './footer.module.css';

/** Contacts in rows of three (spec section 9), QR images, links, copyright and filing texts. */
export default function FooterContent() {
  const intl = useIntl();
  const companies = useCompanies();
  const links = useLinks();
  const copyright = useConfig('copyright');
  const filing = useConfig('filing');
  const hours = useConfig('footerContacts');

  return (
    <>
      <div className={styles['top']}>
        <div className={styles['contacts']}>
          {companies.map(({ id, name, contacts }) => (
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
          <p className={styles['hours']}>{hours}</p>
        </div>
        <FooterQrCodes />
      </div>
      <div className={styles['bottom']}>
        <p>
          © {copyright ?? <FormattedMessage id="common.systemName" />}
          {filing !== undefined && ` · ${filing}`}
        </p>
        {wantsDesktop() && (
          <Link to="/h5/home" preload={false} onClick={() => chooseDesktop(false)}>
            <FormattedMessage id="h5.mobile" />
          </Link>
        )}
        <nav aria-label={intl.formatMessage({ id: 'common.links' })}>
          <ul className={styles['links']}>
            {links
              .filter(({ url }) => isWebAddress(url))
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

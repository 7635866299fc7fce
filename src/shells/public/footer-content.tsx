import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { LANGUAGES } from '@/i18n/languages';
import { chooseDesktop, prefersDesktop } from '@/lib/desktop-choice';
import { ActionButton } from '@/ui/button/action-button';
import { LegalLinks } from '../shared/legal-links';
import { FooterLinks } from './footer-links';
import { FooterQrCodes } from './footer-qr-codes';
import styles from './footer.module.css';
import { useFooter } from './use-footer';

/** Contacts in rows of three (spec section 9), QR images, links, copyright and ICP filing. */
export default function FooterContent() {
  const { isPending, companies, isError, retry, links, copyright, filing, hours, codes } =
    useFooter();
  if (isPending) return null;

  return (
    <>
      <div className={styles['top']}>
        <div className={styles['contacts']}>
          {isError && (
            <div role="alert" className={styles['failed']}>
              <FormattedMessage id="error.failed.title" />
              <ActionButton variant="glass" onClick={retry}>
                <FormattedMessage id="error.tryAgain" />
              </ActionButton>
            </div>
          )}
          {companies.map(({ id, name, contacts, language }) => (
            <section key={id} aria-label={name}>
              <h2 className={styles['company']} lang={language && LANGUAGES[language]}>
                {name}
              </h2>
              <ul role="list" className={styles['people']}>
                {contacts.map((person) => (
                  <li key={person.mobilePhone}>
                    {person.name} <a href={`tel:${person.mobilePhone}`}>{person.mobilePhone}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {hours !== undefined && <p className={styles['hours']}>{hours}</p>}
        </div>
        <FooterQrCodes codes={codes} />
      </div>
      <div className={styles['bottom']}>
        <p>
          © {copyright}
          {filing !== undefined && (
            <>
              {' · '}
              <span lang="zh-CN">{filing}</span>
            </>
          )}
        </p>
        {prefersDesktop() && (
          <Link to="/h5/home" preload={false} onClick={() => chooseDesktop(false)}>
            <FormattedMessage id="mobile.mobile" />
          </Link>
        )}
        <LegalLinks className={styles['links']} />
        <FooterLinks links={links} />
      </div>
    </>
  );
}

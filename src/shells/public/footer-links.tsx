import { useIntl } from 'react-intl';
import { fileUrl } from '@/api/file-url';
import { LANGUAGES } from '@/i18n/languages';
import { isWebAddress } from '@/lib/parse-url';
import styles from './footer.module.css';
import type { useFooter } from './use-footer';

/** Links to other sites; renders nothing if there are none. */
export function FooterLinks({ links }: Pick<ReturnType<typeof useFooter>, 'links'>) {
  const intl = useIntl();
  const safe = links.filter(({ url }) => isWebAddress(url));
  if (safe.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'common.links' })}>
      <ul role="list" className={styles['links']}>
        {safe.map(({ id, name, url, img, language }) => (
          <li key={id} lang={language && LANGUAGES[language]}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {img !== undefined && (
                <img src={fileUrl(img)} alt="" width="20" height="20" loading="lazy" />
              )}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

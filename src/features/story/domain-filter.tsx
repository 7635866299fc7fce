import { SiteLink } from '@/lib/page/site-link';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './domain-page.module.css';

/** Marks a choice as current only for the exact URL. */
const EXACT = { exact: true, includeSearch: true };

interface Props {
  domains: readonly { code: string; label: string }[];
  wanted: string | undefined;
}

/** Links that filter the stories by track. */
export function DomainFilter({ domains, wanted }: Props) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'domain.filter' })}>
      <ul role="list" className={styles['filter']}>
        <li>
          <Choice chosen={wanted === undefined} />
        </li>
        {domains.map(({ code, label }) => (
          <li key={code}>
            <Choice code={code} label={label} chosen={wanted === code} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Choice({ code, label, chosen }: { code?: string; label?: string; chosen: boolean }) {
  return (
    <SiteLink
      to="/domain"
      search={code === undefined ? {} : { domain: code }}
      activeOptions={EXACT}
      resetScroll={false}
      className={`${styles['choice'] ?? ''} ${chosen ? (styles['chosen'] ?? '') : ''}`}
    >
      {label ?? <FormattedMessage id="domain.all" />}
    </SiteLink>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { useSiteIdentity } from '@/domain/site/site-identity';
import { SiteLink } from '@/lib/page/site-link';
import { LEGAL_PAGES } from '@/auth/legal/legal-pages';

/** Links to the published legal texts; renders nothing if there are none. */
export function LegalLinks({ className }: { className: string | undefined }) {
  const intl = useIntl();
  const { legal = {} } = useSiteIdentity();
  const written = LEGAL_PAGES.filter(({ kind }) => legal[kind] !== undefined);
  if (written.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'common.legal' })}>
      <ul role="list" className={className}>
        {written.map(({ kind, to, title }) => (
          <li key={kind}>
            <SiteLink to={to}>
              <FormattedMessage id={title} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

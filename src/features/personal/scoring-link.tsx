import { FormattedMessage } from 'react-intl';
import { useGetMenu } from '@/api/generated/config/config';
import { SiteLink } from '@/lib/page/site-link';
import { SCORING } from '@/session/menu';
import { openExternal } from '@/session/open-external';
import { usePermission } from '@/session/use-permission';

/**
 * Opens the judge's entries, or the external scoring system if the menu has its address. Renders nothing
 * for users who aren't judges.
 */
export function ScoringLink({ className }: { className: string | undefined }) {
  const { can } = usePermission();
  const judge = can(['score:user']);
  const { data } = useGetMenu({ query: { enabled: judge, staleTime: Infinity } });
  if (!judge || data === undefined) return null;
  const address = data.find(({ routerName }) => routerName === SCORING)?.path;
  if (address === undefined)
    return (
      <SiteLink to="/score" className={className}>
        <FormattedMessage id="route.Scoring" />
      </SiteLink>
    );
  return (
    <button type="button" className={className} onClick={() => void openExternal(SCORING, address)}>
      <FormattedMessage id="route.ScoringSystem" />
    </button>
  );
}

import { FormattedMessage } from 'react-intl';
import type { MainAction } from '@/domain/edition/phase';
import { useSitePath } from '@/lib/page/site-link';
import { buttonClass } from '@/ui/button/button';

/** Where each action leads. */
function placeOf(action: MainAction, matchId: string): { path: string; search?: string } {
  const id = encodeURIComponent(matchId);
  const places: Record<MainAction, { path: string; search?: string }> = {
    readGuide: { path: '/guide' },
    signUp: { path: '/signup' },
    seeMyEntry: { path: '/signup' },
    seeFinalists: { path: '/entries', search: `?edition=${id}` },
    seeResults: { path: '/history/preview', search: `?id=${id}` },
  };
  return places[action];
}

/** The hero's one main action. */
export function MainLink({ action, matchId }: { action: MainAction; matchId: string }) {
  const sitePath = useSitePath();
  const { path, search = '' } = placeOf(action, matchId);
  return (
    <a className={buttonClass('bright')} href={`#${sitePath(path)}${search}`}>
      <FormattedMessage id={`home.action.${action}`} />
    </a>
  );
}

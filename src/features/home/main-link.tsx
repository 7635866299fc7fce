import { FormattedMessage } from 'react-intl';
import type { MainAction } from '@/domain/edition/phase';
import { buttonClass } from '@/ui/button/button';

/** Where each action leads. */
function addressOf(action: MainAction, matchId: string): string {
  const id = encodeURIComponent(matchId);
  const addresses: Record<MainAction, string> = {
    readGuide: '#/guide',
    signUp: '#/signup',
    seeMyEntry: '#/signup',
    seeFinalists: `#/entries?edition=${id}`,
    seeResults: `#/history/preview?id=${id}`,
  };
  return addresses[action];
}

/** The hero's one main action. */
export function MainLink({ action, matchId }: { action: MainAction; matchId: string }) {
  return (
    <a className={buttonClass('bright')} href={addressOf(action, matchId)}>
      <FormattedMessage id={`home.action.${action}`} />
    </a>
  );
}

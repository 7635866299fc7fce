import { useRouter, useSearch, type AnyRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isForbiddenShown } from '@/api/failures';
import type { MessageId } from '@/i18n/message-ids';
import { notify } from '@/lib/notices';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { ActionButton } from '@/ui/button/action-button';
import { StatusPage } from './status-page';

/** The title of the page that an address names; the address itself where it names none. */
function usePageName(address: string): string {
  const intl = useIntl();
  const router = useRouter();
  const [path = ''] = address.split('?');
  const routes = { ...router.routesByPath } as Record<string, AnyRoute | undefined>;
  const id = `route.${routes[path]?.options.staticData?.routeName ?? ''}`;
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : path;
}

/**
 * Asks an anonymous visitor to log in, and opens the requested page, with its search, after a login.
 * @returns whether nobody is logged in; true until the requested page has opened, so that the page never
 *   warns of a missing permission on the way.
 */
function useLoginFor(address: string | undefined): boolean {
  const router = useRouter();
  const user = useSession((session) => session.user);
  const token = useSession((session) => session.token);
  const [isWaiting, setIsWaiting] = useState(user === undefined);
  useEffect(() => {
    if (!isWaiting) return;
    if (user !== undefined) {
      const opened = router.navigate({ href: address ?? '/home', replace: true });
      void opened.finally(() => setIsWaiting(false));
    } else if (address !== undefined && token === undefined) useLoginModal.getState().show('page');
  }, [address, router, token, user, isWaiting]);
  return isWaiting || user === undefined;
}

/** What the page says; `hintFor` where it knows which page was requested. */
const TEXTS = {
  anonymous: {
    title: 'error.loginFirst',
    hint: 'session.wallHint',
    hintFor: 'error.loginForPage',
  },
  forbidden: {
    title: 'route.Forbidden',
    hint: 'error.forbiddenHint',
    hintFor: 'error.noAccess',
  },
} as const;

/** An address of this site; undefined for any other. */
const ownAddress = (from = '') => (/^\/(?![/\\])/.test(from) ? from : undefined);

/**
 * /403: the guard leads here from a page that the user may not open, with a warning (spec section 6),
 * unless the refusal of a request has just shown one.
 * An anonymous visitor is asked to log in and continues to the page. Where the site begins with this
 * page there are no toasts yet: its own words are the warning.
 */
export function ForbiddenPage() {
  const intl = useIntl();
  const from = ownAddress(useSearch({ strict: false }).from);
  const page = usePageName(from ?? '');
  const anonymous = useLoginFor(from);
  const texts = TEXTS[anonymous ? 'anonymous' : 'forbidden'];
  const message = intl.formatMessage(
    { id: from === undefined ? texts.hint : texts.hintFor },
    { page },
  );
  useEffect(() => {
    if (from !== undefined && !isForbiddenShown()) notify('warning', message, 3);
  }, [from, message]);
  return (
    <StatusPage
      isForGuests={anonymous}
      title={<FormattedMessage id={texts.title} />}
      hint={message}
      action={
        anonymous && (
          <ActionButton onClick={() => useLoginModal.getState().show('page')}>
            <FormattedMessage id="session.logIn" />
          </ActionButton>
        )
      }
    />
  );
}

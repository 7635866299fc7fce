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
import { useOwnSheet } from './use-own-sheet';

/** Returns the title of the page at a path; the path itself if there is no such page. */
function usePageName(address: string): string {
  const intl = useIntl();
  const router = useRouter();
  const [path = ''] = address.split('?');
  const routes = { ...router.routesByPath } as Record<string, AnyRoute | undefined>;
  const id = `route.${routes[path]?.options.staticData?.routeName ?? ''}`;
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : path;
}

/**
 * Opens the login modal for an anonymous visitor, and navigates to the requested URL after login.
 * @returns whether the visitor is anonymous; true until the requested page is open, so that the page doesn't
 *   warn of a missing permission meanwhile
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

/** Texts of the page; `hintFor` includes the requested page. */
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

/** Returns a path of this site; undefined for any other URL. */
const ownAddress = (from = '') => (/^\/(?![/\\])/.test(from) ? from : undefined);

/**
 * /403: target of the guard for pages that the user isn't authorized for. Shows a warning toast (spec section
 * 6), unless a rejected request has just shown one. Anonymous visitors log in and continue to the page.
 * Judges continue to their score sheet of an entry.
 * If the site starts on this page, toasts aren't available yet and the page text is the warning.
 */
export function ForbiddenPage() {
  const intl = useIntl();
  const from = ownAddress(useSearch({ strict: false }).from);
  const page = usePageName(from ?? '');
  const anonymous = useLoginFor(from);
  const redirecting = useOwnSheet(anonymous ? undefined : from);
  const texts = TEXTS[anonymous ? 'anonymous' : 'forbidden'];
  const message = intl.formatMessage(
    { id: from === undefined ? texts.hint : texts.hintFor },
    { page },
  );
  useEffect(() => {
    if (from !== undefined && !redirecting && !isForbiddenShown()) notify('warning', message, 3);
  }, [from, message, redirecting]);
  if (redirecting) return null;
  return (
    <StatusPage
      kind={anonymous ? 'login' : 'forbidden'}
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

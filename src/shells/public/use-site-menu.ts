import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useErrorLog } from '@/api/error-log';
import { useGetMenu } from '@/api/generated/config/config';
import type { MessageId } from '@/i18n/message-ids';
import { local, writeStored } from '@/lib/storage';
import { buildMenu, menuTargets } from '@/session/menu';
import { useSession } from '@/session/session-store';

/** Returns the header's menu: the server's entries with localized texts. */
export function useSiteMenu() {
  const intl = useIntl();
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const user = useSession((session) => session.user);
  const { data } = useGetMenu({ query: { staleTime: Infinity } });

  const { entries, unknown } = useMemo(() => {
    const strange: string[] = [];
    const joined = buildMenu(data ?? [], menuTargets(router), user, (name) => strange.push(name));
    return { entries: joined, unknown: strange };
  }, [data, router, user]);

  useEffect(() => {
    for (const name of unknown)
      useErrorLog.getState().add({ type: 'menu', code: 0, text: `unknown route ${name}`, url: '' });
  }, [unknown]);

  useEffect(() => {
    // Only for external readers of the storage; the server authorizes requests (product decisions, storage).
    if (user)
      writeStored(
        local,
        'routes',
        entries.map(({ routeName }) => routeName),
      );
  }, [user, entries]);

  return entries.map(({ id: key, routeName, name, title, href, external }) => {
    const id = `route.${routeName}`;
    return {
      key,
      routeName,
      href,
      external,
      text:
        title ??
        (Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : name),
      current: href === `#${pathname}` || pathname.startsWith(`${href.slice(1)}/`),
    };
  });
}

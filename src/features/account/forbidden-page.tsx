import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { notify } from '@/lib/notices';
import { menuTargets } from '@/session/menu/route-meta';
import { StatusPage } from './status-page';

const route = getRouteApi('/_bare/403');

/** The title of the page that an address names; the address itself where it names none. */
function usePageName(address: string): string {
  const intl = useIntl();
  const router = useRouter();
  const [path = ''] = address.split('?');
  const found = [...menuTargets(router)].find(([, target]) => target.path === path);
  const id = `route.${found?.[0] ?? ''}`;
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : path;
}

/**
 * /403: the user may not open the page they asked for; a warning says so too (spec section 6). Where
 * the site begins with this page there are no toasts yet: its own words are the warning.
 */
export function ForbiddenPage() {
  const intl = useIntl();
  const { from } = route.useSearch();
  const page = usePageName(from ?? '');
  const message =
    from === undefined
      ? intl.formatMessage({ id: 'error.forbiddenHint' })
      : intl.formatMessage({ id: 'error.noAccess' }, { page });
  useEffect(() => {
    if (from !== undefined) notify('warning', message, 3);
  }, [from, message]);
  return <StatusPage title={<FormattedMessage id="route.Forbidden" />} hint={message} />;
}

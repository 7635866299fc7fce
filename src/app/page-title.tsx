import { useMatches } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useShellIdentity } from '@/shells/shared/use-shell-identity';
import type { MessageId } from '@/i18n/message-ids';

/** The document's title: the system's name and the route's translated name (spec section 1). */
export function PageTitle() {
  const intl = useIntl();
  const routeName = useMatches({ select: (matches) => matches.at(-1)?.staticData.routeName });
  const { name: system } = useShellIdentity();
  // A page of the mobile site is called like the same page of the desktop site.
  const id = [routeName, routeName?.replace(/^H5/, '')]
    .map((name) => `route.${name ?? ''}`)
    .find((name) => Object.hasOwn(intl.messages, name));
  const page = id === undefined ? '' : intl.formatMessage({ id: id as MessageId });
  return <title>{page === '' ? system : `${system} - ${page}`}</title>;
}

import { useMatches } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';

/** The document's title: the system's name and the route's translated name (spec section 1). */
export function PageTitle() {
  const intl = useIntl();
  const routeName = useMatches({ select: (matches) => matches.at(-1)?.staticData.routeName });
  const system = intl.formatMessage({ id: 'common.systemName' });
  const id = `route.${routeName ?? ''}`;
  const page = Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : '';
  return <title>{page === '' ? system : `${system} - ${page}`}</title>;
}

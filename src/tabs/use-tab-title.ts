import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import type { Tab } from './tab';

/** Returns a tab's title: the one set by its page, or the translated route name. */
export function useTabTitle(): (tab: Pick<Tab, 'title' | 'routeName'>) => string {
  const intl = useIntl();
  return useCallback(
    ({ title, routeName }) => {
      const id = `route.${routeName}`;
      if (title !== undefined) return title;
      return Object.hasOwn(intl.messages, id)
        ? intl.formatMessage({ id: id as MessageId })
        : routeName;
    },
    [intl],
  );
}

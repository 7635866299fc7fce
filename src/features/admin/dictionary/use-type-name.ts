import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';

/** Returns a function for the localized name of a type; undefined for types that staff have added. */
export function useTypeName(): (type: string) => string | undefined {
  const intl = useIntl();
  return useCallback(
    (type) => {
      const id = `dictionary.name.${type}`;
      return Object.hasOwn(intl.messages, id)
        ? intl.formatMessage({ id: id as MessageId })
        : undefined;
    },
    [intl],
  );
}

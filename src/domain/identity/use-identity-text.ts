import { useIntl } from 'react-intl';
import type { IdentityDocument } from '@/api/generated/model';

/** Formats a document, such as "Passport: ****4567"; undefined until type and number are known. */
export function useIdentityText(): (document?: IdentityDocument) => string | undefined {
  const intl = useIntl();
  return ({ type, number } = {}) =>
    type === undefined || !number
      ? undefined
      : intl.formatMessage(
          { id: 'identity.value' },
          { type: intl.formatMessage({ id: `identity.type.${type}` }), number },
        );
}

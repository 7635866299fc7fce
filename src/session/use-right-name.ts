import { useIntl } from 'react-intl';
import { PermissionName } from '@/api/generated/model';

/** The rights that the contract knows, in its order. */
export const RIGHTS = PermissionName.options;

/** What a right is called in the present language; one of another system by its own name. */
export function useRightName(): (right: { id: string; name: string }) => string {
  const intl = useIntl();
  return ({ id, name }) => {
    const known = RIGHTS.find((right) => right === id);
    return known === undefined ? name : intl.formatMessage({ id: `staffRight.${known}` });
  };
}

import { useIntl } from 'react-intl';
import { PermissionName } from '@/api/generated/model';

/** Permissions of the contract, in its order. */
export const RIGHTS = PermissionName.options;

/** Returns the translated name of a permission; permissions of other systems keep their own names. */
export function useRightName(): (right: { id: string; name: string }) => string {
  const intl = useIntl();
  return ({ id, name }) => {
    const known = RIGHTS.find((right) => right === id);
    return known === undefined ? name : intl.formatMessage({ id: `staffRight.${known}` });
  };
}

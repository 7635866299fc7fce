import type { SystemUser } from '@/api/generated/model';

/** Returns the permissions required to change an account: also `right:grant` for one with permissions or roles. */
export function authorityFor({ permissions, roles }: SystemUser): readonly string[] {
  return permissions.length + roles.length > 0 ? ['user:write', 'right:grant'] : ['user:write'];
}

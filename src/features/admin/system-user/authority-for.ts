import type { SystemUser } from '@/api/generated/model';

/** The permissions that change an account: one with rights takes the right to grant some. */
export function authorityFor({ permissions, roles }: SystemUser): readonly string[] {
  return permissions.length + roles.length > 0 ? ['user:write', 'right:grant'] : ['user:write'];
}

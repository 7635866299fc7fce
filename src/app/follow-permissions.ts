import type { SiteRouter } from './router';

/**
 * Reads the permissions of the current user again and lets the guard decide anew about the open page.
 * Without a change it does nothing: a page whose loader is refused again would repeat it endlessly.
 */
export async function followPermissions(router: Pick<SiteRouter, 'invalidate'>): Promise<void> {
  const { refreshPermissions } = await import('@/session/refresh-permissions');
  if (await refreshPermissions()) await router.invalidate();
}

import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { PermissionName } from '@/api/generated/model';
import { useSession } from '@/session/session-store';
import { DEFAULTS } from '@/settings/settings-shape';
import { useSettings } from '@/settings/settings-store';
import { NO_TABS } from '@/tabs/tab-list';
import { useTabs } from '@/tabs/tabs-store';
import { renderSite } from './render-site';

/** Begins the session of a member of staff, with all permissions or these. */
export function logInStaff(rights: readonly string[] = PermissionName.options): void {
  useSession.setState({
    token: 'token',
    user: {
      id: 'u1',
      firstName: 'Ada',
      lastName: 'Wong',
      chineseName: '王艾达',
      phone: '13800000003',
      email: 'ada@example.org',
      permissions: rights.map((id) => ({ id, name: id })),
      roles: [],
      hasPassword: true,
      unconfirmed: [],
    },
  });
}

/** Renders the site for a member of staff, who holds every right or these, with no tabs from before. */
export async function renderForStaff(
  address: string,
  settings: Partial<typeof DEFAULTS> = {},
  rights?: readonly string[],
) {
  useSettings.setState({ ...DEFAULTS, ...settings });
  useTabs.setState(NO_TABS);
  logInStaff(rights);
  return renderSite(address);
}

/** Opens a group of the menu by a press, which a menu that is drawn anew meanwhile loses. */
export async function openGroup(group: Locator, entry: Locator): Promise<void> {
  await vi.waitFor(
    async () => {
      await group.click();
      await expect.element(entry, { timeout: 2_000 }).toBeVisible();
    },
    { timeout: 20_000 },
  );
}

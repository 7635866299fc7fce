import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { PermissionName } from '@/api/generated/model';
import { useSession } from '@/session/session-store';
import { DEFAULTS } from '@/settings/settings-shape';
import { useSettings } from '@/settings/settings-store';
import { NO_TABS } from '@/tabs/tab-list';
import { useTabs } from '@/tabs/tabs-store';
import { renderSite } from './render-site';

/** Starts a staff session with these permissions; default: all. */
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

/** Renders the site for staff with these permissions (default: all) and without open tabs. */
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

/** Opens a group of the menu; repeats the click, which is lost if the menu renders meanwhile. */
export async function openGroup(group: Locator, entry: Locator): Promise<void> {
  await vi.waitFor(
    async () => {
      await group.click();
      await expect.element(entry, { timeout: 2_000 }).toBeVisible();
    },
    { timeout: 20_000 },
  );
}

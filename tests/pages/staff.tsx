import { useSession } from '@/session/session-store';
import { DEFAULTS } from '@/settings/settings-shape';
import { useSettings } from '@/settings/settings-store';
import { NO_TABS } from '@/tabs/tab-list';
import { useTabs } from '@/tabs/tabs-store';
import { renderSite } from './render-site';

/** Renders the site for a member of staff, with no tabs from before. */
export async function renderForStaff(address: string, settings: Partial<typeof DEFAULTS> = {}) {
  useSettings.setState({ ...DEFAULTS, ...settings });
  useTabs.setState(NO_TABS);
  useSession.setState({
    token: 'token',
    user: {
      id: 'u1',
      firstName: 'Ada',
      lastName: 'Wong',
      chineseName: '王艾达',
      phone: '13800000003',
      email: 'ada@example.org',
      permissions: [{ id: 'system:login', name: 'system:login' }],
      roles: [],
      hasPassword: true,
      unconfirmed: [],
    },
  });
  return renderSite(address);
}

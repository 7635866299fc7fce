import { Breadcrumb } from 'antd';
import { useIntl } from 'react-intl';
import { useActivePage } from '@/tabs/use-active-page';
import { useTabs } from '@/tabs/tabs-store';
import { useTabTitle } from '@/tabs/use-tab-title';
import { useAdminMenu } from './use-admin-menu';

/** Where the page lies: its groups, then itself. */
export function Trail() {
  const intl = useIntl();
  const page = useActivePage();
  const tab = useTabs(({ tabs }) => tabs.find(({ keyPath }) => keyPath === page.keyPath));
  const tabTitle = useTabTitle();
  const { trail, title } = useAdminMenu();
  const titles = trail.length > 0 ? trail.map(title) : [tabTitle(tab ?? page)];
  return (
    <Breadcrumb
      aria-label={intl.formatMessage({ id: 'admin.breadcrumb' })}
      items={[
        { title: <a href="#/workplace">{intl.formatMessage({ id: 'admin.name' })}</a> },
        ...titles.map((text) => ({ title: text })),
      ]}
    />
  );
}

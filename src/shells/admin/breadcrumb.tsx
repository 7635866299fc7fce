import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useActivePage } from '@/tabs/use-active-page';
import { useTabs } from '@/tabs/tabs-store';
import { useTabTitle } from '@/tabs/use-tab-title';
import styles from './admin-shell.module.css';
import { PageHelp } from './page-help';
import { useAdminMenu, useBreadcrumb } from './use-admin-menu';

/** Where the page lies: its groups, then itself, and its help beside that. */
export const Breadcrumb = memo(function Trail() {
  const intl = useIntl();
  const page = useActivePage();
  const tab = useTabs(({ tabs }) => tabs.find(({ keyPath }) => keyPath === page.keyPath));
  const tabTitle = useTabTitle();
  const { nodes, title } = useAdminMenu();
  const breadcrumb = useBreadcrumb(nodes);
  const titles = breadcrumb.length > 0 ? breadcrumb.map(title) : [tabTitle(tab ?? page)];
  return (
    <div className={styles['place']}>
      <nav aria-label={intl.formatMessage({ id: 'admin.breadcrumb' })}>
        <ol className={styles['breadcrumb']}>
          <li>
            <a href="#/workplace">{intl.formatMessage({ id: 'admin.name' })}</a>
          </li>
          {titles.map((text, at) => (
            <li key={text} {...(at === titles.length - 1 && { 'aria-current': 'page' as const })}>
              {text}
            </li>
          ))}
        </ol>
      </nav>
      <PageHelp
        key={page.keyPath}
        routeName={page.routeName}
        title={title({ routeName: page.routeName })}
      />
    </div>
  );
});

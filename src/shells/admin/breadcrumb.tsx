import { useMatches } from '@tanstack/react-router';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useActivePage } from '@/tabs/use-active-page';
import { useTabs } from '@/tabs/tabs-store';
import { useTabTitle } from '@/tabs/use-tab-title';
import styles from './admin-shell.module.css';
import { PageHelp } from './page-help';
import { useAdminMenu, useBreadcrumb } from './use-admin-menu';

/** Breadcrumb of the current page: groups, a record's list, and the page; followed by the help button. */
export const Breadcrumb = memo(function Trail() {
  const intl = useIntl();
  const page = useActivePage();
  const tab = useTabs(({ tabs }) => tabs.find(({ keyPath }) => keyPath === page.keyPath));
  const tabTitle = useTabTitle();
  const { nodes, title } = useAdminMenu();
  const breadcrumb = useBreadcrumb(nodes);
  const list = useMatches({ select: (matches) => matches.at(-1)?.staticData.list });
  const ofRecord = list !== undefined && breadcrumb.at(-1)?.path === list;
  const above = ofRecord ? breadcrumb : breadcrumb.slice(0, -1);
  const last = ofRecord ? undefined : breadcrumb.at(-1);
  // The list's tab, if open, has the filters in its URL.
  const address = useTabs(({ tabs }) => tabs.find(({ keyPath }) => keyPath === list)?.fullPath);
  return (
    <div className={styles['place']}>
      <nav aria-label={intl.formatMessage({ id: 'admin.breadcrumb' })}>
        <ol role="list" className={styles['breadcrumb']} data-record={ofRecord}>
          <li>
            <a href="#/workplace">{intl.formatMessage({ id: 'admin.name' })}</a>
          </li>
          {above.map((node) =>
            node.path === undefined ? (
              <li key={node.routeName} data-group>
                {title(node)}
              </li>
            ) : (
              <li key={node.routeName}>
                <a href={`#${address ?? node.path}`}>{title(node)}</a>
              </li>
            ),
          )}
          <li aria-current="page">{last ? title(last) : tabTitle(tab ?? page)}</li>
        </ol>
      </nav>
      <PageHelp
        key={page.keyPath}
        routeName={page.routeName}
        title={tabTitle({ routeName: page.routeName })}
      />
    </div>
  );
});

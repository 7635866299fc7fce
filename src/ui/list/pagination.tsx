import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pageNumbers } from './page-numbers';
import styles from './pagination.module.css';

export type PageLink = (
  page: number,
  props: {
    className: string;
    'aria-label': string;
    'aria-current'?: 'page';
    children: ReactNode;
  },
) => ReactNode;

interface Props {
  current: number;
  total: number;
  size: number;
  link: PageLink;
}

/** Page links of a list; renders nothing for a single page. */
export function Pagination({ current, total, size, link }: Props) {
  const intl = useIntl();
  const last = Math.ceil(total / size);
  if (last <= 1) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'common.pagination' })}>
      <ul role="list" className={styles['pages']}>
        {pageNumbers(current, last).map((page, at) => (
          <li key={page ?? `gap-${String(at)}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              link(page, {
                className: styles['page'] ?? '',
                ...(page === current && { 'aria-current': 'page' }),
                'aria-label': intl.formatMessage({ id: 'common.page' }, { page }),
                children: page,
              })
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

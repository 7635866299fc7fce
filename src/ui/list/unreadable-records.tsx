import { FormattedMessage } from 'react-intl';
import styles from './list-page.module.css';

/** Page of results without its `dropped` unreadable records (`x-partial` of the contract). */
export interface PartialPage {
  records: readonly unknown[];
  dropped?: number;
}

/** Returns the number of records that were dropped from a page of results. */
export function droppedCount(page: PartialPage | undefined): number {
  return page?.dropped ?? 0;
}

/** Reports the number of dropped records; renders nothing if there are none. */
export function UnreadableRecords({ page }: { page: PartialPage | undefined }) {
  const count = droppedCount(page);
  if (count === 0) return null;
  return (
    <p className={styles['dropped']} role="status">
      <FormattedMessage id="error.recordsDropped" values={{ count }} />
    </p>
  );
}

/** Returns whether a page of results has no records, not even dropped ones. */
export function isEmptyPage(page: PartialPage | undefined): boolean {
  return page?.records.length === 0 && droppedCount(page) === 0;
}

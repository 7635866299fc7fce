import { FormattedMessage } from 'react-intl';
import styles from './list-page.module.css';

/** A page of records; `dropped` of them could not be read (`x-partial` of the contract). */
export interface PartialPage {
  records: readonly unknown[];
  dropped?: number;
}

/** How many records a page lacks because they could not be read. */
export function droppedCount(page: PartialPage | undefined): number {
  return page?.dropped ?? 0;
}

/** Says that a list lacks records which could not be read; nothing where it lacks none. */
export function UnreadableRecords({ page }: { page: PartialPage | undefined }) {
  const count = droppedCount(page);
  if (count === 0) return null;
  return (
    <p className={styles['dropped']} role="status">
      <FormattedMessage id="error.recordsDropped" values={{ count }} />
    </p>
  );
}

/** Whether a page has no records at all, readable or not. */
export function isEmptyPage(page: PartialPage | undefined): boolean {
  return page?.records.length === 0 && droppedCount(page) === 0;
}

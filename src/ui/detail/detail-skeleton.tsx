import styles from './detail-page.module.css';

/** Blanks in the shape of a page about one thing: title, picture, and a panel beside them. */
export function DetailSkeleton() {
  return (
    <div className={`frame ${styles['page'] ?? ''}`} aria-busy="true">
      <div>
        <div className={styles['blankTitle']} />
        <div className={styles['blankCover']} data-cover="" />
      </div>
      <div className={styles['blankPanel']} />
    </div>
  );
}

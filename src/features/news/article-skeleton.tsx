import styles from './article-page.module.css';

/** Blanks in the shape of an article. */
export function ArticleSkeleton() {
  return (
    <div className={`frame ${styles['page'] ?? ''}`} aria-busy="true">
      <div>
        <div className={styles['blankTitle']} />
        <div className={styles['blank']} data-cover="" />
      </div>
    </div>
  );
}

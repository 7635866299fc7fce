import styles from './guide-page.module.css';

/** Blanks in the shape of the guide. */
export function GuideSkeleton() {
  return (
    <>
      <div className={styles['outline']} aria-hidden="true">
        <div className={styles['blank']} />
      </div>
      <div className={styles['parts']} aria-hidden="true">
        <div className={styles['blank']} />
        <div className={styles['blank']} />
        <div className={styles['blank']} />
      </div>
    </>
  );
}

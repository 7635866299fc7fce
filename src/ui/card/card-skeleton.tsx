import styles from './card-list.module.css';

/** A grid of blanks in the shape of the cards that come. */
export function CardSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={styles['grid']} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles['skeleton']} />
      ))}
    </div>
  );
}

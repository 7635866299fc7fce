import styles from './card-list.module.css';

interface Props {
  count?: number;
  /** Uses the compact card layout on phones. */
  compact?: boolean;
  /** Attributes that mark the first cards as picture placeholders for rendering before the page's code loads. */
  picture?: Readonly<Record<`data-${string}`, string>>;
}

/** Number of cards marked with `picture`: one row of the grid. */
const FIRST = 3;

/** Loading skeleton of a card grid. */
export function CardSkeleton({ count = 6, compact = false, picture }: Props) {
  const className = [styles['skeleton'], compact && styles['compact']].filter(Boolean).join(' ');
  return (
    <div className={styles['grid']} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={className} {...(at < FIRST && picture)} />
      ))}
    </div>
  );
}

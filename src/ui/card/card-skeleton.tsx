import styles from './card-list.module.css';

interface Props {
  count?: number;
  /** Of cards that stand small on a phone. */
  compact?: boolean;
  /** Whether the page's first pictures are those of these cards. */
  pictures?: boolean;
}

/**
 * A grid of blanks in the shape of the cards that come. Pictures that are there before the page's
 * code stand in them (`api/early-responses.ts`).
 */
export function CardSkeleton({ count = 6, compact = false, pictures = true }: Props) {
  const className = [styles['skeleton'], compact && styles['compact']].filter(Boolean).join(' ');
  return (
    <div className={styles['grid']} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={className} data-cover={pictures ? '' : undefined} />
      ))}
    </div>
  );
}

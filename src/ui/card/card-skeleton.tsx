import styles from './card-list.module.css';

interface Props {
  count?: number;
  /** Of cards that stand small on a phone. */
  compact?: boolean;
  /** Marks the first as places of pictures that are there before the page's code (`pictureBlank`). */
  picture?: Readonly<Record<`data-${string}`, string>>;
}

/** As many cards as stand in a row, or small below each other on a phone. */
const FIRST = 3;

/** A grid of blanks in the shape of the cards that come. */
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

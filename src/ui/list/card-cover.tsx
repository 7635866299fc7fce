import styles from './card-list.module.css';

interface Props {
  /** Absent: there is no picture. */
  picture: { src: string; srcSet: string } | undefined;
  /** How wide it is shown. */
  sizes: string;
}

/** A card's picture; without one, a tinted blank of the same size. */
export function CardCover({ picture, sizes }: Props) {
  if (picture === undefined) return <div className={styles['cover']} />;
  return (
    <img
      className={styles['cover']}
      // Before the address: what a browser begins with is the copy.
      sizes={sizes}
      {...picture}
      alt=""
      width="640"
      height="360"
      loading="lazy"
    />
  );
}

import styles from './card-list.module.css';

interface Props {
  /** Absent: there is no picture. */
  picture: { sizes: string; src: string; srcSet: string } | undefined;
}

/** A card's picture; without one, a tinted blank of the same size. */
export function CardCover({ picture }: Props) {
  if (picture === undefined) return <div className={styles['cover']} />;
  return (
    <img className={styles['cover']} {...picture} alt="" width="640" height="360" loading="lazy" />
  );
}

import styles from './card-list.module.css';

/** A card's picture; without one, a tinted blank of the same size. */
export function CardCover({ src }: { src: string | undefined }) {
  if (src === undefined) return <div className={styles['cover']} />;
  return (
    <img className={styles['cover']} src={src} alt="" width="640" height="360" loading="lazy" />
  );
}

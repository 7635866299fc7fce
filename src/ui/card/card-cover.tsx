import styles from './card-list.module.css';

interface Props {
  picture: { sizes: string; src: string; srcSet: string } | undefined;
}

/** Picture of a card, or a tinted placeholder of the same size. */
export function CardCover({ picture }: Props) {
  if (picture === undefined) return <div className={styles['cover']} />;
  return (
    <img className={styles['cover']} {...picture} alt="" width="640" height="360" loading="lazy" />
  );
}

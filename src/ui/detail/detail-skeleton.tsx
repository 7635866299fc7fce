import type { ReactNode } from 'react';
import styles from './detail-page.module.css';

interface Props {
  /** Names of the fields that fill `title` and `text` (`data-field`); attributes of the picture's placeholder. */
  title: string;
  picture: Readonly<Record<`data-${string}`, string>>;
  text: string;
  textClass: string | undefined;
  /** Placeholders between title and picture. */
  children: ReactNode;
}

/** Loading skeleton of a detail page: title, picture, text and side panel. */
export function DetailSkeleton({ title, picture, text, textClass, children }: Props) {
  return (
    <div className={`frame ${styles['page'] ?? ''}`} aria-busy="true">
      <div>
        <p
          className={`${styles['title'] ?? ''} ${styles['blankTitle'] ?? ''}`}
          data-field={title}
        />
        {children}
        <div className={styles['blankCover']} {...picture} />
        <div className={textClass} data-field={text} />
      </div>
      <div className={styles['blankPanel']} />
    </div>
  );
}

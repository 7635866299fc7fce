import type { ReactNode } from 'react';
import styles from './detail-page.module.css';

interface Props {
  /** The fields of the record whose texts stand above and below its picture, and what marks its place. */
  title: string;
  picture: Readonly<Record<`data-${string}`, string>>;
  text: string;
  /** Class of the text. */
  textClass: string | undefined;
  /** The room of what stands between title and picture. */
  children: ReactNode;
}

/** Blanks in the shape of a page about one thing: title, picture, text, and a panel beside them. */
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

import { DETAIL_SIZES, picturePlaceholder } from '@/api/file-url';
import richText from '@/ui/rich-text/rich-text.module.css';
import styles from './article-page.module.css';

/** Loading skeleton of an article; title, picture and text are filled in before the page's code loads. */
export function ArticleSkeleton() {
  return (
    <div className={`frame ${styles['page'] ?? ''}`} aria-busy="true">
      <div>
        <p
          className={`${styles['title'] ?? ''} ${styles['blankTitle'] ?? ''}`}
          data-field="title"
        />
        <p className={styles['meta']}>&nbsp;</p>
        <div className={styles['blank']} {...picturePlaceholder('coverFileId', DETAIL_SIZES)} />
        <div className={richText['text']} data-field="content" />
      </div>
    </div>
  );
}

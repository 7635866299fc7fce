import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { ChineseOnly } from '@/ui/page/chinese-only';
import styles from './guide-page.module.css';

interface Props {
  id: string;
  title: ReactNode;
  /** Language of staff content; default: the interface's. */
  language?: Language | undefined;
  children: ReactNode;
}

export function GuidePart({ id, title, language, children }: Props) {
  return (
    <section
      className={styles['part']}
      aria-labelledby={id}
      {...(language !== undefined && { lang: LANGUAGES[language] })}
    >
      <h2 id={id} className={styles['title']} tabIndex={-1}>
        {title} {language !== undefined && <ChineseOnly language={language} />}
      </h2>
      {children}
    </section>
  );
}

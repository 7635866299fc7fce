import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

const purify = DOMPurify();

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Rich text of the server, sanitised once more here; its links open in a new window. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(
    () =>
      purify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input'],
      }),
    [html],
  );
  // The one place that may write HTML: nothing reaches it unsanitised.
  return <div className={styles['text']} dangerouslySetInnerHTML={{ __html: clean }} />;
}

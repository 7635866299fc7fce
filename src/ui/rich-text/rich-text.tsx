import { useLayoutEffect, useRef } from 'react';
import { sanitise } from './sanitise';
import styles from './rich-text.module.css';

/** Rich text of the server, sanitised once more here; its links open in a new window. */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  // Nodes, not text: what is written out and read again may mean something else the second time.
  useLayoutEffect(() => {
    place.current?.replaceChildren(...sanitise(html));
  }, [html]);
  return <div ref={place} className={styles['text']} />;
}

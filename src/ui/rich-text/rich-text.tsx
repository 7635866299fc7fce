import { Suspense, use, useLayoutEffect, useRef } from 'react';
import { sanitiser } from './sanitise';
import styles from './rich-text.module.css';

interface Props {
  html: string;
}

function SafeText({ html }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const found = sanitiser();
  const sanitise = found instanceof Promise ? use(found) : found;
  // Nodes, not text: what is written out and read again may mean something else the second time.
  useLayoutEffect(() => {
    place.current?.replaceChildren(...sanitise(html));
  }, [html, sanitise]);
  return <div ref={place} className={styles['text']} />;
}

/** Rich text of the server, sanitised once more here; its links open in a new window. */
export function RichText({ html }: Props) {
  return (
    <Suspense>
      <SafeText html={html} />
    </Suspense>
  );
}

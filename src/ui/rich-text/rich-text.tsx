import { Suspense, use, useLayoutEffect, useRef } from 'react';
import { sanitizer } from './sanitize';
import styles from './rich-text.module.css';

interface Props {
  html: string;
}

function SafeText({ html }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const found = sanitizer();
  const sanitize = found instanceof Promise ? use(found) : found;
  // Inserts nodes: serializing and parsing again could change their meaning (mutation XSS).
  useLayoutEffect(() => {
    place.current?.replaceChildren(...sanitize(html));
  }, [html, sanitize]);
  return <div ref={place} className={styles['text']} />;
}

/** Rich text, sanitized again in the browser; links open in a new window. */
export function RichText({ html }: Props) {
  return (
    <Suspense>
      <SafeText html={html} />
    </Suspense>
  );
}

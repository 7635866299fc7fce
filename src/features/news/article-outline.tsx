import { useMemo, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './article-page.module.css';

/** Returns the headings' texts. `DOMParser` runs no scripts and loads no resources. */
function outlineOf(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
}

interface Props {
  /** Element that contains the rendered text. */
  place: RefObject<HTMLElement | null>;
  html: string;
}

/** Table of contents of an article; renders nothing for fewer than two headings. */
export function ArticleOutline({ place, html }: Props) {
  const intl = useIntl();
  const headings = useMemo(() => outlineOf(html), [html]);
  if (headings.length < 2) return null;

  /** Scrolls to a heading. Fragment links aren't possible, because the router uses the hash. */
  const goTo = (at: number) => {
    const heading = place.current?.querySelectorAll<HTMLElement>('h2, h3')[at];
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  };

  return (
    <nav className={styles['outline']} aria-label={intl.formatMessage({ id: 'news.outline' })}>
      <p className={styles['outlineTitle']}>
        <FormattedMessage id="news.outline" />
      </p>
      <ol role="list">
        {headings.map((heading, at) => (
          <li key={at}>
            <button type="button" className={styles['jump']} onClick={() => goTo(at)}>
              {heading}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

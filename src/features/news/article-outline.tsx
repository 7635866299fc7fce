import { useMemo, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './article-page.module.css';

/** The words of a rich text's headings, in order. Parsing runs no script and loads nothing. */
function outlineOf(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
}

interface Props {
  /** Where the text stands on the page. */
  place: RefObject<HTMLElement | null>;
  html: string;
}

/** The article's headings, to jump to; nothing where there are fewer than two. */
export function ArticleOutline({ place, html }: Props) {
  const intl = useIntl();
  const headings = useMemo(() => outlineOf(html), [html]);
  if (headings.length < 2) return null;

  /** The hash is the router's: a heading is gone to by hand. */
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
      <ol>
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

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSiteSearch } from '@/lib/site-search';
import { SearchFace } from './header-bar';

/** Returns whether a key event targets a text field or a dialog. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)
  );
}

/** Site search of the header; opens by its button or the `/` key. */
export function SiteSearch() {
  const intl = useIntl();
  const show = useSiteSearch((search) => search.show);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !plain || isTyping(event.target)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [show]);

  return <SearchFace label={intl.formatMessage({ id: 'common.search' })} onClick={show} />;
}

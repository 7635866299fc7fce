import { lazy, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { SearchFace } from './header-bar';

const SearchDialog = lazy(() => import('../search/search-dialog'));

/** Whether a key was typed into something that takes text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)
  );
}

/** The header's search: opens with its button or the `/` key; its dialog loads with that. */
export function SiteSearch() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !plain || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <>
      <SearchFace
        label={intl.formatMessage({ id: 'common.search' })}
        onClick={() => {
          setOpen(true);
        }}
      />
      {open && (
        <LazyBoundary>
          <SearchDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        </LazyBoundary>
      )}
    </>
  );
}

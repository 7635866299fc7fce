import { keepPreviousData } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSearchSite } from '@/api/generated/search/search';
import { useDebouncedValue } from '@/lib/use-debounced-value';
import { NativeDialog } from '@/ui/feedback/native-dialog';
import { SearchResults } from './search-results';
import styles from './search-dialog.module.css';

/** Moves the focus between the input and the hits with the up and down arrow keys. */
function moveSelection(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at + (event.key === 'ArrowDown' ? 1 : -1);
  stops.at(next % stops.length)?.focus();
}

const HITS = 5;

/** Search over all public content, with results while typing. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed);
  const { data, error, isFetching, refetch } = useSearchSite(
    { keyword, limit: HITS },
    { query: { enabled: keyword !== '', placeholderData: keepPreviousData } },
  );

  return (
    <NativeDialog
      label={intl.formatMessage({ id: 'search.title' })}
      className={styles['size']}
      onClose={onClose}
    >
      <div className={styles['panel']} onKeyDown={moveSelection}>
        <div className={styles['head']}>
          <input
            type="search"
            className={styles['input']}
            maxLength={50}
            value={typed}
            aria-label={intl.formatMessage({ id: 'search.keyword' })}
            placeholder={intl.formatMessage({ id: 'search.hint' })}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="button" className={styles['close']} onClick={onClose}>
            {intl.formatMessage({ id: 'search.close' })}
          </button>
        </div>
        <SearchResults
          result={keyword === '' ? undefined : data}
          error={error}
          loading={isFetching}
          onRetry={() => void refetch()}
          onChoose={onClose}
        />
      </div>
    </NativeDialog>
  );
}

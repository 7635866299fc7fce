import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useComposedText } from '@/lib/composition';
import { useDebouncedValue } from '@/lib/use-debounced-value';
import { NativeDialog } from '@/ui/feedback/native-dialog';
import search from '../../search/search-dialog.module.css';
import { matching, neighbourOf, type PaletteOption } from './options';
import { PaletteList } from './palette-list';
import { useCommands } from './use-commands';
import { useRecordHits } from './use-record-hits';

/** Command palette for pages, actions and records: an ARIA combobox with a listbox popup (`docs/decisions/0051`). */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const words = useDebouncedValue(typed);
  const { hits, loading, failed } = useRecordHits(words);
  const sought = useComposedText(typed);
  const options = [...matching(useCommands(), sought), ...(typed.trim() === '' ? [] : hits)];
  const active = options.find(({ key }) => key === chosen) ?? options[0];
  const label = intl.formatMessage({ id: 'admin.search' });
  const waiting = loading || words !== typed.trim();
  const nothing = options.length === 0 && !waiting;

  const choose = (option: PaletteOption) => {
    onClose();
    option.onChoose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter and arrow keys belong to the IME.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = neighbourOf(options, active?.key, event.key === 'ArrowDown' ? 1 : -1);
    setChosen(next?.key);
    if (next) document.getElementById(`${list}-${next.key}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <NativeDialog label={label} className={search['size']} onClose={onClose}>
      <div className={search['panel']}>
        <div className={search['head']}>
          <input
            role="combobox"
            className={search['input']}
            maxLength={50}
            value={typed}
            autoComplete="off"
            aria-label={label}
            aria-expanded={options.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            {...(active && { 'aria-activedescendant': `${list}-${active.key}` })}
            placeholder={label}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(undefined);
            }}
          />
          <button type="button" className={search['close']} onClick={onClose}>
            <FormattedMessage id="palette.close" />
          </button>
        </div>
        <p role="status" className={nothing || failed ? search['none'] : 'visually-hidden'}>
          {failed && <FormattedMessage id="palette.failed" />}
          {!failed && nothing && (
            <FormattedMessage id="palette.none" values={{ words: typed.trim() }} />
          )}
          {!failed && !nothing && waiting && <FormattedMessage id="palette.loading" />}
          {!failed && !nothing && !waiting && (
            <FormattedMessage id="palette.count" values={{ count: options.length }} />
          )}
        </p>
        <PaletteList id={list} options={options} active={active?.key} onChoose={choose} />
      </div>
    </NativeDialog>
  );
}

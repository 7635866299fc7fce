import { FormattedMessage, useIntl } from 'react-intl';
import search from '../../search/search-dialog.module.css';
import { grouped, type PaletteOption } from './options';
import styles from './palette.module.css';

interface Props {
  id: string;
  options: readonly PaletteOption[];
  active: string | undefined;
  onChoose: (option: PaletteOption) => void;
}

export function PaletteList({ id, options, active, onChoose }: Props) {
  const intl = useIntl();
  return (
    <>
      <div id={id} role="listbox" aria-label={intl.formatMessage({ id: 'palette.results' })}>
        {grouped(options).map(({ group, title, options: own }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} role="presentation" className={search['group']}>
              <FormattedMessage id={title} />
            </div>
            {own.map((option) => (
              // No key handler: the focus stays in the combobox.
              <div
                key={option.key}
                id={`${id}-${option.key}`}
                role="option"
                aria-selected={option.key === active}
                className={styles['option']}
                onClick={() => onChoose(option)}
              >
                <span className={styles['label']}>{option.label}</span>
                {option.hint !== undefined && <span className={styles['hint']}>{option.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles['keys']} aria-hidden="true">
        <FormattedMessage id="palette.keys" />
      </p>
    </>
  );
}

import { FormattedMessage } from 'react-intl';
import { useErrorLog } from '@/api/error-log';
import { useDates } from '@/i18n/format/dates';
import styles from './diagnostics-page.module.css';

const COLUMNS = ['time', 'type', 'code', 'text', 'url'] as const;

/** Errors in this browser since the site was opened, newest first. */
export function ErrorLogTable() {
  const dates = useDates();
  const entries = useErrorLog((log) => log.entries);
  return (
    <section className={styles['card']} aria-labelledby="diagnostics-errors">
      <h2 id="diagnostics-errors" className={styles['title']}>
        <FormattedMessage id="diagnostics.errors" />
      </h2>
      {entries.length === 0 ? (
        <p>
          <FormattedMessage id="diagnostics.noErrors" />
        </p>
      ) : (
        // Focusable, so that a table wider than the viewport can be scrolled by keyboard.
        <div
          className={styles['scroll']}
          role="region"
          aria-labelledby="diagnostics-errors"
          tabIndex={0}
        >
          <table className={styles['table']}>
            <thead>
              <tr>
                {COLUMNS.map((name) => (
                  <th key={name} scope="col">
                    <FormattedMessage id={`diagnostics.error.${name}`} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.toReversed().map(({ time, type, code, text, url }, at) => (
                <tr key={entries.length - at}>
                  <td>{dates.moment(time)}</td>
                  <td>{type}</td>
                  <td>{code}</td>
                  <td>{text}</td>
                  <td>{url}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

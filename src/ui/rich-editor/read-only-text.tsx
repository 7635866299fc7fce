import { Alert } from 'antd';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RichText } from '../rich-text/rich-text';
import type { Part } from './unsupported-parts';
import styles from './rich-editor.module.css';

interface Props {
  label: string;
  html: string;
  /** Parts that the editor would lose. */
  lost: readonly Part[];
}

/** Shows a stored text that the editor can't edit without loss, and the reason. */
export function ReadOnlyText({ label, html, lost }: Props) {
  const intl = useIntl();
  const reason = useId();
  return (
    <>
      <div id={reason}>
        <Alert
          type="warning"
          showIcon
          title={intl.formatMessage({ id: 'staff.lost.title' })}
          description={
            <>
              <FormattedMessage id="staff.lost.parts" />
              <ul role="list" className={styles['unsupported']}>
                {lost.map((part) => (
                  <li key={part}>
                    <FormattedMessage id={`staff.lost.${part}`} />
                  </li>
                ))}
              </ul>
              <FormattedMessage id="staff.lost.rest" />
            </>
          }
        />
      </div>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <div
        role="group"
        aria-label={label}
        aria-describedby={reason}
        tabIndex={0}
        className={styles['readOnly']}
      >
        <RichText html={html} />
      </div>
    </>
  );
}

import { Alert } from 'antd';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RichText } from '../rich-text/rich-text';
import type { Part } from './unsupported-parts';
import styles from './rich-editor.module.css';

interface Props {
  label: string;
  html: string;
  /** What the editor would lose of it. */
  lost: readonly Part[];
}

/** A text that the editor refuses to change: why, and the text as it is stored. */
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
              <ul className={styles['unsupported']}>
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
      {/* Scrolled by keyboard, too. */}
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

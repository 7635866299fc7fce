import { Alert } from 'antd';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyAssignment } from '@/api/generated/model';
import { SheetView } from '@/domain/judging/sheet-view';
import { useDates } from '@/i18n/format/dates';
import { includesMinute } from '@/lib/wall-clock';
import { AntdProvider } from '@/settings/antd-provider';
import { EditableSheet } from './score-sheet';
import styles from './score-sheet.module.css';
import { SubmittedSheet } from './submitted-sheet';

interface Props {
  assignment: MyAssignment;
  phone: string;
  /** Whether to enlarge the controls for touch. */
  touch: boolean;
}

/** Score sheet: editable, submitted, or read only in a closed round. */
export default function SheetPanel({ assignment, phone, touch }: Props) {
  const dates = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  const { criteria, round, sheet } = assignment;
  return (
    <AntdProvider touch={touch}>
      <div className={styles['sheet']}>
        <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
          <FormattedMessage id="judging.sheet" />
        </h2>
        <p className={styles['hint']}>
          <FormattedMessage
            id={includesMinute(round.closes) ? 'judging.untilMinute' : 'judging.until'}
            values={{ time: dates.end(round.closes) }}
          />
        </p>
        {round.state !== 'open' && (
          <>
            <Alert
              type="info"
              role="status"
              showIcon
              title={
                <FormattedMessage
                  id={sheet.state === 'submitted' ? 'judging.closed' : 'judging.closedUnsubmitted'}
                />
              }
            />
            <SheetView criteria={criteria} sheet={sheet} />
          </>
        )}
        {round.state === 'open' &&
          (sheet.state === 'submitted' ? (
            <SubmittedSheet assignment={assignment} />
          ) : (
            <EditableSheet
              assignment={assignment}
              phone={phone}
              // The focused button is gone.
              onSubmitted={() => heading.current?.focus()}
            />
          ))}
      </div>
    </AntdProvider>
  );
}

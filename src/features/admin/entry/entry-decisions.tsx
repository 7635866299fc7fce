import { FormattedMessage } from 'react-intl';
import type { StaffProject } from '@/api/generated/model';
import { entryState, stateBefore } from '@/domain/entry/entry-state';
import { useDates } from '@/i18n/format/dates';
import { StatusTag } from '@/ui/admin/status-tag';
import { AwardName } from './award-name';
import styles from './entry-review.module.css';
import { SeenByOthers } from './seen-by-others';

/** Published state of an entry, and the staff's decisions, oldest first. */
export function EntryDecisions({ entry }: { entry: StaffProject }) {
  const dates = useDates();
  return (
    <section className={styles['decisions']} aria-labelledby="entry-decisions">
      <p>
        <FormattedMessage id="staff.seenByOthers" /> <SeenByOthers entry={entry} />
      </p>
      <p>
        <FormattedMessage id="staff.decisionHint" />
      </p>
      <h3 id="entry-decisions">
        <FormattedMessage id="staff.decisions" />
      </h3>
      {entry.history.length === 0 && <FormattedMessage id="staff.noDecisions" />}
      <ol role="list">
        {entry.history.map(
          ({ award, prizeId, note, staffNote, at, by, outdated, ...decision }, index) => (
            <li key={index}>
              <time dateTime={at}>{dates.moment(at)}</time> {by}{' '}
              <strong>
                <FormattedMessage id={`staff.entry.${stateBefore(decision)}`} />
                {' → '}
                <FormattedMessage id={`staff.entry.${entryState(decision)}`} />{' '}
                {award && (
                  <AwardName matchInfoId={entry.matchInfoId} prizeId={prizeId} award={award} />
                )}
              </strong>{' '}
              {note}{' '}
              {staffNote !== undefined && (
                <em>
                  <FormattedMessage id="staffEntry.amongStaff" values={{ note: staffNote }} />{' '}
                </em>
              )}
              {outdated && (
                <StatusTag tone="notable">
                  <FormattedMessage id="staff.decisionOutdated" />
                </StatusTag>
              )}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

import { FormattedMessage } from 'react-intl';
import type { StaffProject } from '@/api/generated/model';
import { StatusTag } from '@/ui/admin/status-tag';
import { AwardNames } from './award-names';
import { ENTRY_TONES } from './entry-tones';
import styles from './entry-table.module.css';

/**
 * The status and awards that the team sees, whether everyone sees the entry, and marks where staff
 * decided otherwise or the team has changed the entry since.
 */
export function SeenByOthers({ entry }: { entry: StaffProject }) {
  const { status, awards, matchInfoId, publishedStatus, publishedAwards, isPublic } = entry;
  const decided = [status, ...awards].join();
  const published = decided === [publishedStatus, ...publishedAwards].join();
  return (
    <span className={styles['states']}>
      <StatusTag tone={ENTRY_TONES[publishedStatus] ?? 'plain'}>
        <FormattedMessage id={`staff.entry.${publishedStatus}`} />
      </StatusTag>
      {publishedAwards.length > 0 && (
        <span>
          <AwardNames matchInfoId={matchInfoId} awards={publishedAwards} />
        </span>
      )}
      <StatusTag tone={isPublic ? 'good' : 'plain'}>
        <FormattedMessage id={isPublic ? 'staff.entryPublic' : 'staff.entryPrivate'} />
      </StatusTag>
      {!published && (
        <StatusTag tone="notable">
          <FormattedMessage id="staff.decisionUnpublished" />
        </StatusTag>
      )}
      {entry.decisionOutdated && (
        <StatusTag tone="notable">
          <FormattedMessage id="staff.decisionOutdated" />
        </StatusTag>
      )}
    </span>
  );
}

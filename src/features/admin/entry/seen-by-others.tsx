import { FormattedMessage } from 'react-intl';
import type { StaffProject } from '@/api/generated/model';
import { StatusTag } from '@/ui/admin/status-tag';
import { AwardName } from './award-name';
import { ENTRY_TONES } from './entry-tones';
import styles from './entry-table.module.css';

/**
 * The status and awards that the team sees, whether everyone sees the entry, and marks where staff
 * decided otherwise, the team has changed the entry since, or no notice reaches the team.
 */
export function SeenByOthers({ entry }: { entry: StaffProject }) {
  const { status, awards, prizeId, matchInfoId, isPublic } = entry;
  const { publishedStatus, publishedAwards, publishedPrizeId } = entry;
  const [award] = publishedAwards;
  const decided = [status, prizeId, ...awards].join();
  const published = decided === [publishedStatus, publishedPrizeId, ...publishedAwards].join();
  return (
    <span className={styles['states']}>
      <StatusTag tone={ENTRY_TONES[publishedStatus] ?? 'plain'}>
        <FormattedMessage id={`staff.entry.${publishedStatus}`} />
      </StatusTag>
      {award !== undefined && (
        <span>
          <AwardName matchInfoId={matchInfoId} prizeId={publishedPrizeId} award={award} />
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
      {entry.unreachable && (
        <StatusTag tone="bad">
          <FormattedMessage id="staff.unreachable" />
        </StatusTag>
      )}
    </span>
  );
}

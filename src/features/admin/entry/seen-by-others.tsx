import { FormattedMessage } from 'react-intl';
import type { StaffProject } from '@/api/generated/model';
import { entryState } from '@/domain/entry/entry-state';
import { StatusTag } from '@/ui/admin/status-tag';
import { ChangeState } from './change-state';
import { AwardName } from './award-name';
import { ENTRY_TONES } from './entry-tones';
import styles from './entry-table.module.css';

/**
 * Published status and awards of an entry, its visibility, and marks for unpublished decisions, later changes
 * by the team, missing documents, an open request for changes, and an unreachable team.
 */
export function SeenByOthers({ entry }: { entry: StaffProject }) {
  const { awards, prizeId, matchInfoId, isPublic } = entry;
  const { publishedStatus, publishedAwards, publishedPrizeId } = entry;
  const publishedState = entryState({ status: publishedStatus, finalist: entry.publishedFinalist });
  const [award] = publishedAwards;
  const decided = [entryState(entry), prizeId, ...awards].join();
  const published = decided === [publishedState, publishedPrizeId, ...publishedAwards].join();
  return (
    <span className={styles['states']}>
      <StatusTag tone={ENTRY_TONES[publishedStatus] ?? 'plain'}>
        <FormattedMessage id={`staff.entry.${publishedState}`} />
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
      {entry.documentsMissing && (
        <StatusTag tone="notable">
          <FormattedMessage id="staffEntry.documentsMissing" />
        </StatusTag>
      )}
      {entry.changes && <ChangeState changes={entry.changes} />}
      {entry.unreachable && (
        <StatusTag tone="bad">
          <FormattedMessage id="staff.unreachable" />
        </StatusTag>
      )}
    </span>
  );
}

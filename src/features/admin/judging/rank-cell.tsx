import { FormattedMessage } from 'react-intl';
import type { RoundEntry } from '@/api/generated/model';
import { StatusTag } from '@/ui/admin/status-tag';

/** Rank of an entry, with its tie, the order set by staff, or why its scores are absent. */
export function RankCell({ entry }: { entry: RoundEntry }) {
  const { rank, tied, tieReason, hidden } = entry;
  return (
    <>
      {rank ?? '–'}{' '}
      {tied && (
        <StatusTag tone="notable">
          <FormattedMessage id="staffJudging.tied" />
        </StatusTag>
      )}
      {tieReason !== undefined && (
        <div>
          <FormattedMessage id="staffJudging.tieReason" values={{ reason: tieReason }} />
        </div>
      )}
      {hidden && <FormattedMessage id="staffJudging.hidden" />}
    </>
  );
}

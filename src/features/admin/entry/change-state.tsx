import { FormattedMessage } from 'react-intl';
import type { Changes } from '@/api/generated/model';
import { serverNow } from '@/lib/page/clock';
import { isPast } from '@/lib/wall-clock';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';

const TONES: Record<Changes['state'] | 'overdue', Tone> = {
  open: 'notable',
  overdue: 'bad',
  answered: 'good',
  withdrawn: 'plain',
  replaced: 'plain',
};

/** State of a request for changes; an open one whose date has passed is overdue. */
export function ChangeState({ changes: { state, until } }: { changes: Changes }) {
  const shown = state === 'open' && isPast(until, serverNow()) ? 'overdue' : state;
  return (
    <StatusTag tone={TONES[shown]}>
      <FormattedMessage id={`staffEntry.changesState.${shown}`} />
    </StatusTag>
  );
}

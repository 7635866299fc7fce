import { FormattedMessage } from 'react-intl';
import type { ActivityState } from '@/api/generated/model';
import { StatusTag, type Tone } from '@/ui/status-tag';

const TONES: Record<ActivityState, Tone> = {
  upcoming: 'info',
  open: 'good',
  full: 'notable',
  ended: 'plain',
  cancelled: 'bad',
};

/** Whether one can still sign up, in a word. */
export function StateTag({ state }: { state: ActivityState }) {
  return (
    <StatusTag tone={TONES[state]}>
      <FormattedMessage id={`activity.state.${state}`} />
    </StatusTag>
  );
}

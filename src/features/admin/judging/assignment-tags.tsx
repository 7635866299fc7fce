import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { AssignmentState, EntryAssignment } from '@/api/generated/model';
import { RowButton } from '@/ui/admin/row-button';
import { StatusTag, type Tone } from '@/ui/admin/status-tag';
import styles from './judging.module.css';

const TONES: Record<AssignmentState, Tone> = {
  assigned: 'info',
  draft: 'notable',
  submitted: 'good',
  declined: 'bad',
};

/** Name of an assignment's judge. */
export function JudgeName({ assignment: { judgeName } }: { assignment: EntryAssignment }) {
  return judgeName ?? <FormattedMessage id="staffJudging.noJudge" />;
}

/** State of an assignment, or its total score once submitted. */
export function AssignmentTag({ assignment }: { assignment: EntryAssignment }) {
  const { state, total, conflict, inactive = false } = assignment;
  const isLost = inactive && state !== 'submitted';
  return (
    <StatusTag tone={isLost ? 'bad' : TONES[state]}>
      {state === 'submitted' && total !== undefined ? (
        <FormattedNumber value={total} />
      ) : (
        <FormattedMessage id={`judging.state.${state}`} />
      )}
      {conflict && (
        <>
          {' · '}
          <FormattedMessage id="staffJudging.conflict" />
        </>
      )}
      {isLost && (
        <>
          {' · '}
          <FormattedMessage id="staffJudging.inactive" />
        </>
      )}
    </StatusTag>
  );
}

interface Props {
  assignments: readonly EntryAssignment[];
  /** Whether the scores of the entry are hidden from the caller. */
  hidden: boolean;
  onSheet: (id: string) => void;
}

/** Judges of an entry with their state; opens the submitted sheets. */
export function AssignmentTags({ assignments, hidden, onSheet }: Props) {
  if (assignments.length === 0) return <FormattedMessage id="staffJudging.noJudges" />;
  return (
    <ul role="list" className={styles['tags']}>
      {assignments.map((assignment) => {
        const { id, state } = assignment;
        const readable = !hidden && state === 'submitted';
        const name = <JudgeName assignment={assignment} />;
        return (
          <li key={id}>
            {readable ? (
              <RowButton variant="name" onClick={() => onSheet(id)}>
                {name}
              </RowButton>
            ) : (
              name
            )}{' '}
            <AssignmentTag assignment={assignment} />
          </li>
        );
      })}
    </ul>
  );
}

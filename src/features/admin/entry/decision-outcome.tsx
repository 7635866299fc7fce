import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { ProjectsReviewed, StaffProject } from '@/api/generated/model';
import { useUndoReviews } from '@/api/generated/staff/staff';
import { PermissionButton } from '@/session/permission-button';

/** Result of a decision about entries, or of its undo. */
export interface Outcome extends ProjectsReviewed {
  entries: readonly Pick<StaffProject, 'id' | 'name'>[];
  undone?: true;
}

interface Props {
  outcome: Outcome | undefined;
  onChange: (outcome: Outcome | undefined) => void;
}

/** Shows how many entries were decided, those that were refused with the reason, and a button to undo. */
export function DecisionOutcome({ outcome, onChange }: Props) {
  const undo = useUndoReviews();
  if (outcome === undefined) return null;
  const { entries, decided, refused, undone } = outcome;
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const revert = () =>
    undo.mutate(
      { data: { entries: decided.map(({ id, revision }) => ({ id, revision })) } },
      { onSuccess: (result) => onChange({ ...result, entries, undone: true }) },
    );
  return (
    <Alert
      role="status"
      style={{ marginBottom: 16 }}
      type={refused.length > 0 ? 'warning' : 'success'}
      showIcon
      closable={{ onClose: () => onChange(undefined) }}
      title={
        <FormattedMessage
          id={undone ? 'staffEntry.undone' : 'staffEntry.decided'}
          values={{ count: decided.length, name: names.get(decided[0]?.id ?? '') }}
        />
      }
      description={
        refused.length > 0 && (
          <ul role="list">
            {refused.map(({ id, reason }) => (
              <li key={id}>
                {names.get(id)}: {reason}
              </li>
            ))}
          </ul>
        )
      }
      action={
        !undone &&
        decided.length > 0 && (
          <PermissionButton
            as={Button}
            size="small"
            authority={['entry:review']}
            loading={undo.isPending}
            onClick={revert}
          >
            <FormattedMessage id="staffEntry.undo" />
          </PermissionButton>
        )
      }
    />
  );
}

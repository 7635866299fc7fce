import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffProject } from '@/api/generated/model';
import { useUndoReviews } from '@/api/generated/staff/staff';
import { stateBefore } from '@/domain/entry/entry-state';
import { PermissionButton } from '@/session/permission-button';
import { DecisionOutcome, type Outcome } from './decision-outcome';

/** Button that restores the decision before the last one; absent without a decision. */
export function UndoDecision({ entry }: { entry: StaffProject }) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<Outcome>();
  const undo = useUndoReviews({
    mutation: {
      onSuccess: (result) => setOutcome({ ...result, entries: [entry], undone: true }),
    },
  });
  const last = entry.history.at(-1);
  if (last === undefined) return null;
  const { id, revision } = entry;
  return (
    <>
      <DecisionOutcome outcome={outcome} onChange={setOutcome} />
      <Popconfirm
        title={intl.formatMessage(
          { id: 'staffEntry.undoQuestion' },
          { status: intl.formatMessage({ id: `staff.entry.${stateBefore(last)}` }) },
        )}
        okText={intl.formatMessage({ id: 'staffEntry.undo' })}
        onConfirm={() => undo.mutate({ data: { entries: [{ id, revision }] } })}
      >
        <PermissionButton as={Button} authority={['entry:review']} loading={undo.isPending}>
          <FormattedMessage id="staffEntry.undoLast" />
        </PermissionButton>
      </Popconfirm>
    </>
  );
}

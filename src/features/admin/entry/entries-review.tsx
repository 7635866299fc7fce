import { Form, Input, Radio } from 'antd';
import { useIntl } from 'react-intl';
import type { StaffProject } from '@/api/generated/model';
import { useReviewProjects } from '@/api/generated/staff/staff';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import type { Outcome } from './decision-outcome';
import {
  DECISION_STATES,
  decidedResult,
  type DecisionState,
  type DecisionValues,
} from './decision-states';
import { PrizeField } from './prize-field';
import { StaffNoteField } from './staff-note-field';
import styles from './entry-review.module.css';

interface Props {
  /** Entries of one edition; empty while closed. */
  entries: readonly StaffProject[];
  onDecided: (outcome: Outcome) => void;
  onClose: () => void;
}

const AWARDED = 4;

/** Drawer for one decision about several entries. */
export function EntriesReview({ entries, onDecided, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<DecisionValues>();
  const state = Form.useWatch('state', form) as DecisionState | undefined;
  const review = useReviewProjects();
  const [first] = entries;
  const save = ({ state: chosen, prizeId, note, staffNote }: DecisionValues) =>
    review.mutate(
      {
        data: {
          entries: entries.map(({ id, revision }) => ({ id, revision })),
          ...decidedResult(chosen),
          ...(chosen === AWARDED && prizeId !== undefined && { prizeId }),
          ...(note && { note }),
          ...(staffNote && { staffNote }),
        },
      },
      {
        onSuccess: (result) => {
          onDecided({ ...result, entries });
          onClose();
        },
      },
    );

  return (
    <EditDrawer
      open={first !== undefined}
      title={intl.formatMessage({ id: 'staffEntry.decideMany' }, { count: entries.length })}
      size={560}
      form={form}
      name="entries-review"
      initialValues={{}}
      saving={review.isPending}
      onSave={save}
      onClose={onClose}
    >
      <ul role="list" className={styles['facts']}>
        {entries.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Form.Item
        name="state"
        label={intl.formatMessage({ id: 'staff.decision' })}
        rules={[{ required: true, message: intl.formatMessage({ id: 'staff.required' }) }]}
      >
        <Radio.Group
          options={DECISION_STATES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `staff.entry.${value}` }),
          }))}
        />
      </Form.Item>
      {state === AWARDED && first && <PrizeField matchInfoId={first.matchInfoId} />}
      <Form.Item
        name="note"
        label={intl.formatMessage({ id: 'staff.note' })}
        extra={intl.formatMessage({ id: 'staffEntry.noteToEach' })}
      >
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
      <StaffNoteField />
    </EditDrawer>
  );
}

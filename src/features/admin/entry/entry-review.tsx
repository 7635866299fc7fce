import { Descriptions, Form, Input, Radio } from 'antd';
import { useIntl } from 'react-intl';
import { getStaffProject, useReviewProject } from '@/api/generated/staff/staff';
import type { StaffProject } from '@/api/generated/model';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { entryReference } from '../../../../openapi/entry-reference';
import { entryState } from '@/domain/entry/entry-state';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { useTextIn } from '@/i18n/use-text-in';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { EntryDecisions } from './entry-decisions';
import {
  DECISION_STATES,
  decidedResult,
  type DecisionState,
  type DecisionValues,
} from './decision-states';
import { PrizeField } from './prize-field';
import { ReviewFiles } from './review-files';
import { StaffNoteField } from './staff-note-field';
import styles from './entry-review.module.css';

interface Props {
  entry: StaffProject | undefined;
  /** Called with the entry after the decision. */
  onDecided?: (entry: StaffProject) => void;
  onClose: () => void;
}

const IN_REVIEW = 2;
const AWARDED = 4;
const DETAILS = ['leader', 'mobile', 'email', 'company', 'summary', 'description'] as const;

/** Returns the previous decision; empty for an entry without one. */
function decisionOf(entry: StaffProject | undefined): Partial<DecisionValues> {
  const decided = entry && entryState(entry);
  const state = DECISION_STATES.find((one) => one !== 1 && one === decided);
  const prizeId = entry?.prizeId;
  return { ...(state !== undefined && { state }), ...(prizeId !== undefined && { prizeId }) };
}

/** Drawer with an entry, its previous decision and the form for the next one. */
export function EntryReview({ entry, onDecided, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<DecisionValues>();
  const state = Form.useWatch('state', form) as DecisionState | undefined;
  // A result, or a correction of a published one, becomes visible when the winners are published.
  const status = state && decidedResult(state).status;
  const isSeenAtOnce = [status, entry?.publishedStatus].every((one = 0) => one <= IN_REVIEW);
  const review = useReviewProject();
  const textIn = useTextIn();
  const { data: editions } = useListStaffMatches({ query: { enabled: entry !== undefined } });
  const text = (id: 'decision' | 'note' | 'noteNow' | 'noteLater' | 'required') =>
    intl.formatMessage({ id: `staff.${id}` });

  const prizes = editions?.find(({ id }) => id === entry?.matchInfoId)?.prizes ?? [];
  const id = entry?.id ?? '';
  const saver = useOptimisticSave<DecisionValues, string>({
    base: entry && { content: decisionOf(entry), revision: entry.revision },
    labels: {
      state: text('decision'),
      prizeId: intl.formatMessage({ id: 'staff.award' }),
    },
    valueText: (field, value) => {
      if (field === 'state') {
        const decided = DECISION_STATES.find((one) => one === value);
        return decided && intl.formatMessage({ id: `staff.entry.${decided}` });
      }
      const prize = field === 'prizeId' ? prizes.find((one) => one.id === value) : undefined;
      return prize && textIn(prize.name);
    },
    readNewest: async () => {
      const { entry: newest } = await getStaffProject(id);
      const last = newest.history.at(-1);
      return { content: decisionOf(newest), revision: newest.revision, at: last?.at, by: last?.by };
    },
    update: async ({ state: chosen, ...decision }, revision) => {
      const data = { ...decision, ...decidedResult(chosen), id, revision };
      const decided = await review.mutateAsync({ data });
      onDecided?.(decided);
    },
    onSaved: onClose,
  });
  const send = ({ state: chosen, prizeId, note, staffNote }: DecisionValues) =>
    saver.save(
      { state: chosen, ...(chosen === AWARDED && { prizeId }) },
      // Each decision has its own notes, so that two notes aren't versions of one.
      { ...(note && { note }), ...(staffNote && { staffNote }) },
    );

  const lastNote = entry?.history.findLast(({ note = '' }) => note !== '')?.note;

  return (
    <EditDrawer
      open={entry !== undefined}
      title={entry?.name ?? ''}
      size={560}
      form={form}
      name={entry?.id ?? 'entry'}
      initialValues={decisionOf(entry)}
      saving={saver.saving}
      onSave={send}
      onClose={onClose}
    >
      {saver.dialog}
      {entry && (
        <>
          <Descriptions
            column={1}
            size="small"
            className={styles['facts'] ?? ''}
            items={[
              {
                key: 'reference',
                label: intl.formatMessage({ id: 'staff.reference' }),
                children: <span translate="no">{entryReference(entry.id)}</span>,
              },
              ...DETAILS.map((fact) => ({
                key: fact,
                label: intl.formatMessage({ id: `staff.${fact}` }),
                children: entry[fact] ?? '–',
              })),
            ]}
          />
          <ReviewFiles key={entry.id} id={entry.id} />
          <EntryDecisions entry={entry} />
        </>
      )}
      <Form.Item
        name="state"
        label={text('decision')}
        rules={[{ required: true, message: text('required') }]}
      >
        <Radio.Group
          options={DECISION_STATES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `staff.entry.${value}` }),
          }))}
        />
      </Form.Item>
      {state === AWARDED && entry && <PrizeField matchInfoId={entry.matchInfoId} />}
      <Form.Item
        name="note"
        label={text('note')}
        extra={
          <>
            {state !== undefined && <p>{text(isSeenAtOnce ? 'noteNow' : 'noteLater')}</p>}
            {lastNote !== undefined && (
              <p className={styles['text']}>
                {intl.formatMessage({ id: 'staff.lastNote' }, { note: lastNote })}
              </p>
            )}
          </>
        }
      >
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
      <StaffNoteField />
    </EditDrawer>
  );
}

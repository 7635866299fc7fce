import { Form } from 'antd';
import { useIntl } from 'react-intl';
import {
  listJudgingRounds,
  useCreateJudgingRound,
  useUpdateJudgingRound,
} from '@/api/generated/staff-judging/staff-judging';
import type { JudgingRound, JudgingRoundChange } from '@/api/generated/model';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { RoundCriteria } from './round-criteria';
import { RoundFields, type RoundValues } from './round-fields';

interface Props {
  matchInfoId: string;
  /** Round to edit; `new` to create one; undefined while closed. */
  round: JudgingRound | 'new' | undefined;
  rounds: readonly JudgingRound[];
  /** Called with the id of the saved round. */
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Values of a new round. */
const NEW: Partial<RoundValues> = { judgesPerEntry: 3, blind: false, rankBy: 'mean', source: '' };

type Change = Omit<JudgingRoundChange, 'id' | 'revision'>;

/** Drawer that creates a round, or changes its dates, rules and criteria. */
export function RoundEditor({ matchInfoId, round, rounds, onSaved, onClose }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<RoundValues>();
  const create = useCreateJudgingRound();
  const update = useUpdateJudgingRound();
  const editing = round === 'new' ? undefined : round;
  const label = (id: 'round' | 'opens' | 'closes' | 'judgesPerEntry' | 'blindRound' | 'rankBy') =>
    intl.formatMessage({ id: `staffJudging.${id}` });
  const saver = useOptimisticSave<Change, string>({
    base: editing && { content: editing, revision: editing.revision },
    labels: {
      name: label('round'),
      opens: label('opens'),
      closes: label('closes'),
      judgesPerEntry: label('judgesPerEntry'),
      blind: label('blindRound'),
      rankBy: label('rankBy'),
      criteria: intl.formatMessage({ id: 'staffMatch.criteria' }),
    },
    readNewest: async () => {
      const newest = (await listJudgingRounds({ matchInfoId })).find(
        ({ id }) => id === editing?.id,
      );
      return newest && { content: newest, revision: newest.revision };
    },
    update: (change, revision) =>
      update.mutateAsync({ data: { ...change, id: editing?.id ?? '', revision } }),
    onSaved: onClose,
  });

  return (
    <EditDrawer
      open={round !== undefined}
      title={intl.formatMessage({
        id: editing ? 'staffJudging.editRound' : 'staffJudging.newRound',
      })}
      size={720}
      form={form}
      name={editing ? `round-${editing.id}` : 'new-round'}
      initialValues={editing ?? NEW}
      saving={create.isPending || saver.saving}
      onSave={({ source = '', criteria, ...values }) => {
        if (editing) {
          saver.save({ ...values, criteria: criteria ?? editing.criteria });
          return;
        }
        create.mutate(
          { data: { ...values, matchInfoId, ...(source !== '' && { fromRoundId: source }) } },
          {
            onSuccess: ({ id }) => {
              onClose();
              onSaved(id);
            },
          },
        );
      }}
      onClose={onClose}
    >
      {saver.dialog}
      <RoundFields stored={editing} rounds={rounds} />
      {editing && <RoundCriteria />}
    </EditDrawer>
  );
}

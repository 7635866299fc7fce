import { Alert, Button, Drawer, Popconfirm, Select, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useChangeAssignments,
  useListRoundJudges,
} from '@/api/generated/staff-judging/staff-judging';
import type { AssignmentChanges, RoundEntry } from '@/api/generated/model';
import { FailureText } from '@/ui/feedback/failure-text';
import { useOptionSearch } from '@/ui/form/use-option-search';
import { CopyComments } from './copy-comments';
import { AssignmentTag, JudgeName } from './assignment-tags';
import styles from './judging.module.css';

interface Props {
  roundId: string;
  /** Entry whose judges are shown; undefined while closed. */
  entry: RoundEntry | undefined;
  onSheet: (assignmentId: string) => void;
  onClose: () => void;
}

/** Drawer that adds and removes the judges of an entry by hand. */
export function AssignmentsDrawer({ roundId, entry, onSheet, onClose }: Props) {
  const intl = useIntl();
  const showSearch = useOptionSearch();
  const [judgeId, setJudgeId] = useState<string>();
  const { data: judges = [] } = useListRoundJudges(roundId, {
    query: { enabled: entry !== undefined },
  });
  const change = useChangeAssignments({ request: { suppressToast: true } });
  const assigned = entry?.assignments.map((assignment) => assignment.judgeId);
  const send = (changes: Partial<AssignmentChanges>) =>
    change.mutate(
      { data: { roundId, added: [], removed: [], ...changes } },
      { onSuccess: () => setJudgeId(undefined) },
    );
  const close = () => {
    setJudgeId(undefined);
    change.reset();
    onClose();
  };
  const add = intl.formatMessage({ id: 'staffJudging.addJudge' });

  return (
    <Drawer
      open={entry !== undefined}
      onClose={close}
      size={520}
      destroyOnHidden
      mask={{ blur: false }}
      title={intl.formatMessage({ id: 'staffJudging.judgesOf' }, { name: entry?.name ?? '' })}
    >
      {change.isError && (
        <Alert
          type="error"
          role="alert"
          showIcon
          style={{ marginBottom: 16 }}
          title={<FailureText error={change.error} />}
        />
      )}
      <ul role="list" className={styles['assignments']}>
        {entry?.assignments.map((assignment) => {
          const { id, state, reason } = assignment;
          return (
            <li key={id}>
              <div>
                <strong>
                  <JudgeName assignment={assignment} />
                </strong>{' '}
                <AssignmentTag assignment={assignment} />
                {reason !== undefined && <p>{reason}</p>}
              </div>
              <Space wrap>
                {(state === 'draft' || state === 'submitted') && entry.hidden !== true && (
                  <Button size="small" onClick={() => onSheet(id)}>
                    <FormattedMessage id="staffJudging.openSheet" />
                  </Button>
                )}
                <Popconfirm
                  title={intl.formatMessage({
                    id:
                      state === 'submitted'
                        ? 'staffJudging.removeSubmitted'
                        : 'staffJudging.removeQuestion',
                  })}
                  okText={intl.formatMessage({ id: 'staffJudging.removeJudge' })}
                  okButtonProps={{ danger: true }}
                  cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
                  onConfirm={() =>
                    send({ removed: [id], ...(state === 'submitted' && { withScores: true }) })
                  }
                >
                  <Button size="small" disabled={change.isPending}>
                    <FormattedMessage id="staffJudging.remove" />
                  </Button>
                </Popconfirm>
              </Space>
            </li>
          );
        })}
      </ul>
      {entry !== undefined && entry.hidden !== true && (
        <CopyComments key={entry.entryId} assignments={entry.assignments} />
      )}
      <Space.Compact block style={{ marginTop: 16 }}>
        <Select
          style={{ flex: 1 }}
          showSearch={showSearch}
          aria-label={add}
          placeholder={add}
          value={judgeId ?? null}
          options={judges
            .filter(({ id, inactive }) => inactive !== true && assigned?.includes(id) !== true)
            .map(({ id, name, organisation }) => ({
              value: id,
              label: organisation === undefined ? name : `${name} · ${organisation}`,
            }))}
          onChange={(id: string | null) => setJudgeId(id ?? undefined)}
        />
        <Button
          type="primary"
          disabled={judgeId === undefined}
          loading={change.isPending}
          onClick={() => {
            if (entry !== undefined && judgeId !== undefined)
              send({ added: [{ entryId: entry.entryId, judgeId }] });
          }}
        >
          <FormattedMessage id="staffJudging.add" />
        </Button>
      </Space.Compact>
    </Drawer>
  );
}

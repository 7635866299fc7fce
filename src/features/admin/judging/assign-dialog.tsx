import { Alert, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAssignAutomatically } from '@/api/generated/staff-judging/staff-judging';
import type { RoundJudge } from '@/api/generated/model';
import styles from './judging.module.css';

interface Props {
  open: boolean;
  roundId: string;
  judges: readonly RoundJudge[];
  onClose: () => void;
}

/** Dialog that assigns the selected judges automatically and shows the result. */
export function AssignDialog({ open, roundId, judges, onClose }: Props) {
  const intl = useIntl();
  /** Ids of the judges that staff have excluded. */
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const assign = useAssignAutomatically();
  const { data: result } = assign;
  const ids = judges.map(({ id }) => id);
  const chosen = ids.filter((id) => !excluded.includes(id));
  const close = () => {
    setExcluded([]);
    assign.reset();
    onClose();
  };
  return (
    <Modal
      open={open}
      title={intl.formatMessage({ id: 'staffJudging.assign' })}
      okText={intl.formatMessage({ id: result ? 'staffJudging.done' : 'staffJudging.assignNow' })}
      okButtonProps={{ disabled: chosen.length === 0 }}
      cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
      {...(result && { cancelButtonProps: { style: { display: 'none' } } })}
      confirmLoading={assign.isPending}
      mask={{ blur: false }}
      onCancel={close}
      onOk={() => {
        if (result) close();
        else assign.mutate({ data: { roundId, judgeIds: chosen } });
      }}
    >
      {result ? (
        <Alert
          type={result.missing > 0 ? 'warning' : 'success'}
          role="status"
          showIcon
          title={
            <FormattedMessage
              id="staffJudging.assignResult"
              values={{ added: result.added, missing: result.missing }}
            />
          }
          {...(result.missing > 0 && {
            description: <FormattedMessage id="staffJudging.missingHint" />,
          })}
        />
      ) : (
        <>
          <p>
            <FormattedMessage id="staffJudging.assignHint" />
          </p>
          <Checkbox
            checked={chosen.length === ids.length}
            indeterminate={chosen.length > 0 && chosen.length < ids.length}
            onChange={({ target }) => setExcluded(target.checked ? [] : ids)}
          >
            <FormattedMessage id="staffJudging.allJudges" />
          </Checkbox>
          <Checkbox.Group
            className={styles['choices'] ?? ''}
            value={chosen}
            options={judges.map(({ id, name, organisation, assigned }) => ({
              value: id,
              label: intl.formatMessage(
                { id: 'staffJudging.judgeChoice' },
                { name: organisation === undefined ? name : `${name} · ${organisation}`, assigned },
              ),
            }))}
            onChange={(values) => setExcluded(ids.filter((id) => !values.includes(id)))}
          />
        </>
      )}
    </Modal>
  );
}

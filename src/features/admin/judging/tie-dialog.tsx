import { Button, Form, Input, Modal, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOrderTiedEntries } from '@/api/generated/staff-judging/staff-judging';
import type { RoundEntry } from '@/api/generated/model';
import { SiteForm } from '@/ui/form/site-form';
import { useFieldRules } from '@/ui/form/use-field-rules';
import styles from './judging.module.css';

interface Props {
  open: boolean;
  roundId: string;
  /** Entries with the same score. */
  entries: readonly RoundEntry[];
  onClose: () => void;
  onDone: () => void;
}

const MOVES = [
  { by: -1, face: '↑', text: 'staffJudging.moveUp' },
  { by: 1, face: '↓', text: 'staffJudging.moveDown' },
] as const;

/** Returns the list with two neighbours swapped. */
function moved<T>(list: readonly T[], at: number, by: number): T[] {
  const next = [...list];
  next.splice(at + by, 0, ...next.splice(at, 1));
  return next;
}

/** Dialog that orders entries with the same score, with a reason. */
export function TieDialog({ open, roundId, entries, onClose, onDone }: Props) {
  const intl = useIntl();
  const rules = useFieldRules();
  const [form] = Form.useForm<{ reason: string }>();
  const [order, setOrder] = useState<readonly string[]>();
  const save = useOrderTiedEntries();
  const ids = order ?? entries.map(({ entryId }) => entryId);
  const end = (after: () => void) => {
    setOrder(undefined);
    after();
  };
  return (
    <Modal
      open={open}
      title={intl.formatMessage({ id: 'staffJudging.orderTied' })}
      okText={intl.formatMessage({ id: 'staff.save' })}
      cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
      confirmLoading={save.isPending}
      mask={{ blur: false }}
      destroyOnHidden
      onCancel={() => end(onClose)}
      onOk={() => form.submit()}
    >
      <p>
        <FormattedMessage id="staffJudging.tieHint" />
      </p>
      <ol role="list" className={styles['order']}>
        {ids.map((id, at) => {
          const name = entries.find(({ entryId }) => entryId === id)?.name ?? id;
          return (
            <li key={id}>
              <span>{name}</span>
              <Space.Compact>
                {MOVES.map(({ by, face, text }) => (
                  <Button
                    key={by}
                    size="small"
                    disabled={ids[at + by] === undefined}
                    aria-label={intl.formatMessage({ id: text }, { name })}
                    onClick={() => setOrder(moved(ids, at, by))}
                  >
                    {face}
                  </Button>
                ))}
              </Space.Compact>
            </li>
          );
        })}
      </ol>
      <SiteForm
        form={form}
        name="order-tied"
        layout="vertical"
        preserve={false}
        onFinish={({ reason }) =>
          save.mutate(
            { data: { roundId, entryIds: [...ids], reason: reason.trim() } },
            { onSuccess: () => end(onDone) },
          )
        }
      >
        <Form.Item
          name="reason"
          label={intl.formatMessage({ id: 'staffJudging.reason' })}
          rules={[rules.required('staff.required')]}
        >
          <Input.TextArea maxLength={500} rows={2} />
        </Form.Item>
      </SiteForm>
    </Modal>
  );
}

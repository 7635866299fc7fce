import { Button, Form } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { BlockedButton } from '../button/blocked-button';
import styles from './row-list.module.css';

type Direction = 'up' | 'down';

const MOVES = [
  { direction: 'up', by: -1, face: '↑', text: 'staffMatch.moveRowUp' },
  { direction: 'down', by: 1, face: '↓', text: 'staffMatch.moveRowDown' },
] as const;

interface Props {
  /** Path of the list in the form. */
  name: string | string[];
  label: string;
  /** Label of the add button. */
  add: string;
  /** Renders the fields of the row at an index. */
  row: (index: number) => ReactNode;
  /** Creates the initial value of a new row. */
  fresh: () => unknown;
  /** Returns why the row at an index can't be removed; undefined if it can. */
  blocked?: (index: number) => string | undefined;
}

/** Form list whose rows can be added, reordered and removed. */
export function RowList({ name, label, add, row, fresh, blocked }: Props) {
  const intl = useIntl();
  const list = useRef<HTMLFieldSetElement>(null);
  const named = (id: MessageId, index: number) =>
    intl.formatMessage({ id }, { label, number: index + 1 });
  /** Keeps focus on the pressed move button, or on the opposite one if the pressed one is now disabled. */
  const focusMove = (row: number, moved: Direction) =>
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
      const [up, down] = buttons.slice(row * 2, row * 2 + 2);
      const [same, other] = moved === 'up' ? [up, down] : [down, up];
      (same?.disabled === false ? same : other)?.focus();
    });
  return (
    <fieldset className={styles['list']} ref={list}>
      <legend className={styles['legend']}>{label}</legend>
      <Form.List name={name}>
        {(fields, operations, { errors }) => (
          <>
            {fields.map(({ key, name: index }) => (
              <div key={key} className={styles['row']}>
                <div className={styles['fields']}>{row(index)}</div>
                <div className={styles['buttons']}>
                  {MOVES.map(({ direction, by, face, text }) => (
                    <Button
                      key={direction}
                      type="text"
                      data-move={direction}
                      disabled={fields[index + by] === undefined}
                      aria-label={named(text, index)}
                      onClick={() => {
                        operations.move(index, index + by);
                        focusMove(index + by, direction);
                      }}
                    >
                      {face}
                    </Button>
                  ))}
                  <RemoveButton
                    label={named('staffMatch.removeRow', index)}
                    blocked={blocked?.(index)}
                    onClick={() => operations.remove(index)}
                  />
                </div>
              </div>
            ))}
            <Button type="dashed" block onClick={() => operations.add(fresh())}>
              {add}
            </Button>
            <Form.ErrorList errors={errors} />
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

interface RemoveProps {
  label: string;
  blocked: string | undefined;
  onClick: () => void;
}

function RemoveButton({ label, blocked, onClick }: RemoveProps) {
  const button = { type: 'text', 'aria-label': label, children: '✕' } as const;
  if (blocked !== undefined) return <BlockedButton as={Button} reason={blocked} {...button} />;
  return <Button {...button} onClick={onClick} />;
}

import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './row-list.module.css';

interface Props {
  /** Place of the list in the form. */
  name: string | string[];
  label: string;
  /** What the button that adds a row says. */
  add: string;
  /** A row's fields, by its place in the list. */
  row: (index: number) => ReactNode;
  /** What a new row begins with. */
  fresh: () => unknown;
}

/** A list of a form: rows that are added behind the others and taken out. */
export function RowList({ name, label, add, row, fresh }: Props) {
  const intl = useIntl();
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['legend']}>{label}</legend>
      <Form.List name={name}>
        {(fields, operations, { errors }) => (
          <>
            {fields.map(({ key, name: index }) => (
              <div key={key} className={styles['row']}>
                <div className={styles['fields']}>{row(index)}</div>
                <Button
                  type="text"
                  danger
                  aria-label={intl.formatMessage(
                    { id: 'staffMatch.removeRow' },
                    { label, number: index + 1 },
                  )}
                  onClick={() => operations.remove(index)}
                >
                  ✕
                </Button>
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

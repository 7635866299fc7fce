import { Button, Checkbox, Popover } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './column-chooser.module.css';

interface Props {
  columns: readonly { key: string; title: string }[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
}

export function ColumnChooser({ columns, hidden, onHide }: Props) {
  const intl = useIntl();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div
          role="group"
          aria-label={intl.formatMessage({ id: 'staffTable.columns' })}
          className={styles['columns']}
        >
          {columns.map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={!hidden.includes(key)}
              onChange={({ target }) =>
                onHide(target.checked ? hidden.filter((one) => one !== key) : [...hidden, key])
              }
            >
              {title}
            </Checkbox>
          ))}
        </div>
      }
    >
      <Button size="small" aria-haspopup="dialog">
        <FormattedMessage id="staffTable.columns" />
      </Button>
    </Popover>
  );
}

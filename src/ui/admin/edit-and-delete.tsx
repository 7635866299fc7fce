import { Popconfirm } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { RowButton, RowButtons } from './row-button';

interface Props {
  /** What is asked before the record is deleted. */
  question: string;
  /** The record is being deleted. */
  deleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a row: its form opens, and it is deleted once that is confirmed. */
export function EditAndDelete({ question, deleting, onEdit, onDelete }: Props) {
  const intl = useIntl();
  return (
    <RowButtons>
      <RowButton onClick={onEdit}>
        <FormattedMessage id="staff.edit" />
      </RowButton>
      <Popconfirm
        title={question}
        okText={intl.formatMessage({ id: 'sysUser.remove' })}
        cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
        onConfirm={onDelete}
      >
        <RowButton variant="danger" loading={deleting}>
          <FormattedMessage id="sysUser.remove" />
        </RowButton>
      </Popconfirm>
    </RowButtons>
  );
}

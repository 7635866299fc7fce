import { Popconfirm } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { BlockedButton } from '../button/blocked-button';
import { RowButton, RowButtons } from './row-button';

interface Props {
  /** Title of the confirmation before the record is deleted. */
  question: string;
  /** Label of the confirmation, such as "Delete role". */
  confirm: MessageId;
  deleting: boolean;
  /** Why the record can't be deleted. */
  blocked?: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit button of a row, and a delete button with a confirmation. */
export function EditAndDelete({ question, confirm, deleting, blocked, onEdit, onDelete }: Props) {
  const intl = useIntl();
  return (
    <RowButtons>
      <RowButton onClick={onEdit}>
        <FormattedMessage id="staff.edit" />
      </RowButton>
      {blocked === undefined ? (
        <Popconfirm
          title={question}
          okText={intl.formatMessage({ id: confirm })}
          okButtonProps={{ danger: true }}
          cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
          onConfirm={onDelete}
        >
          <RowButton loading={deleting}>
            <FormattedMessage id="sysUser.remove" />
          </RowButton>
        </Popconfirm>
      ) : (
        <BlockedButton as={RowButton} reason={blocked}>
          <FormattedMessage id="sysUser.remove" />
        </BlockedButton>
      )}
    </RowButtons>
  );
}

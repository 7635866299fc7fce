import { Input } from 'antd';
import type { MessageId } from '@/i18n/message-ids';
import { LocalizedItem } from './localized-item';
import { useRowFields } from './use-row-fields';

interface Props {
  index: number;
  field: string;
  label: MessageId;
  max: number;
}

/** Required localized text in a row. */
export function RowText({ index, field, label, max }: Props) {
  const { text, needed, named } = useRowFields();
  return (
    <div>
      <LocalizedItem name={[index, field]} rules={needed}>
        <Input maxLength={max} placeholder={text(label)} aria-label={named(label, index)} />
      </LocalizedItem>
    </div>
  );
}

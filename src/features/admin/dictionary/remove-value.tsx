import { useDeleteDictionaryValue } from '@/api/generated/dictionary/dictionary';
import { Button, Form, Modal, Popconfirm, Select } from 'antd';
import { useIntl } from 'react-intl';
import type { DeleteDictionaryValueParams, MappingEntry } from '@/api/generated/model';
import { labelIn } from '@/domain/reference/labels';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteForm } from '@/ui/form/site-form';
import { useOptionSearch } from '@/ui/form/use-option-search';
import { entriesOf } from './entries';
import { RemoveQuestion } from './remove-question';
import { TypeSelect } from './type-select';

interface Props {
  entries: readonly MappingEntry[];
  /** Initially selected type. */
  type: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** Dialog that deletes a dictionary value by type and code, after confirmation. */
export function RemoveValue({ entries, type, open, onClose }: Props) {
  const intl = useIntl();
  const optionSearch = useOptionSearch();
  const [form] = Form.useForm<DeleteDictionaryValueParams>();
  const removeValue = useDeleteDictionaryValue();
  const dictType = Form.useWatch('dictType', form);
  const value = Form.useWatch('value', form);
  const needed = [useFieldRules().required('dictionary.required')];
  const text = (id: 'type' | 'value' | 'removeValue' | 'remove' | 'cancel') =>
    intl.formatMessage({ id: `dictionary.${id}` });

  return (
    <Modal
      open={open}
      title={text('removeValue')}
      mask={{ blur: false }}
      destroyOnHidden
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Popconfirm
            disabled={!dictType || !value}
            title={() => <RemoveQuestion type={dictType} value={value} />}
            okText={text('remove')}
            okButtonProps={{ danger: true }}
            cancelText={text('cancel')}
            onConfirm={() => form.submit()}
          >
            <Button danger type="primary" loading={removeValue.isPending} disabled={!value}>
              {text('remove')}
            </Button>
          </Popconfirm>
        </>
      }
    >
      <SiteForm
        form={form}
        name="remove-value"
        layout="vertical"
        preserve={false}
        initialValues={{ dictType: type }}
        onValuesChange={(changes) => {
          // Values depend on the type.
          if ('dictType' in changes) form.resetFields(['value']);
        }}
        onFinish={(params) => removeValue.mutate({ params }, { onSuccess: onClose })}
      >
        <Form.Item name="dictType" label={text('type')} rules={needed}>
          <TypeSelect entries={entries} />
        </Form.Item>
        <Form.Item name="value" label={text('value')} rules={needed}>
          <Select
            disabled={!dictType}
            showSearch={optionSearch}
            options={entriesOf(entries, dictType).map((entry) => ({
              value: entry.value,
              label: `${entry.value} · ${labelIn(entry.labels, intl.locale)}`,
            }))}
          />
        </Form.Item>
      </SiteForm>
    </Modal>
  );
}

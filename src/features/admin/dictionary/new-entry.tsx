import { useCreateDictionaryEntry } from '@/api/generated/dictionary/dictionary';
import { Form, Input, Modal } from 'antd';
import { useIntl } from 'react-intl';
import type { DictionaryEntryBody } from '@/api/generated/model';
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages';
import { SiteForm } from '@/ui/form/site-form';
import { useFieldRules } from '@/ui/form/use-field-rules';

interface Props {
  /** Initially selected type. */
  type: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** Dialog that adds an entry; a new type creates a dictionary. */
export function NewEntry({ type, open, onClose }: Props) {
  const intl = useIntl();
  const { fits } = useFieldRules();
  const [form] = Form.useForm<DictionaryEntryBody>();
  const create = useCreateDictionaryEntry();
  const required = [
    {
      required: true,
      whitespace: true,
      message: intl.formatMessage({ id: 'dictionary.required' }),
    },
  ];
  return (
    <Modal
      open={open}
      title={intl.formatMessage({ id: 'dictionary.add' })}
      okText={intl.formatMessage({ id: 'dictionary.save' })}
      cancelText={intl.formatMessage({ id: 'dictionary.cancel' })}
      confirmLoading={create.isPending}
      mask={{ blur: false }}
      destroyOnHidden
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <SiteForm
        form={form}
        name="new-entry"
        layout="vertical"
        preserve={false}
        initialValues={{ dictType: type }}
        onFinish={(data) => create.mutate({ data }, { onSuccess: onClose })}
      >
        <Form.Item
          name="dictType"
          label={intl.formatMessage({ id: 'dictionary.type' })}
          rules={[
            ...required,
            {
              pattern: /^[A-Za-z][A-Za-z0-9]*$/,
              message: intl.formatMessage({ id: 'dictionary.typeRule' }),
            },
          ]}
        >
          <Input maxLength={64} />
        </Form.Item>
        <Form.Item
          name="value"
          label={intl.formatMessage({ id: 'dictionary.value' })}
          rules={required}
        >
          <Input maxLength={64} />
        </Form.Item>
        {(Object.keys(LANGUAGE_NAMES) as Language[]).map((language) => (
          <Form.Item
            key={language}
            name={['labels', language]}
            label={LANGUAGE_NAMES[language]}
            rules={[...required, fits('name')]}
          >
            <Input maxLength={100} />
          </Form.Item>
        ))}
      </SiteForm>
    </Modal>
  );
}

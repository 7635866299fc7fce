import { Button, Form, Input, Radio, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getStaffIdentity, useUpdateIdentity } from '@/api/generated/staff/staff';
import { SiteColor, type StaffSiteIdentity } from '@/api/generated/model';
import { CoverField } from '@/domain/file/cover-field';
import { fillForm } from '@/domain/record/record-content';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import type { MessageId } from '@/i18n/message-ids';
import { EditedLanguage } from '@/ui/admin/edited-language';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useEditedLanguage } from '@/ui/admin/use-edited-language';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteForm } from '@/ui/form/site-form';
import styles from './config-page.module.css';

const TEXTS = ['name', 'shortName', 'slogan', 'description', 'copyright', 'contactHours'];
const PICTURES = ['logo', 'icon', 'mainPicture', 'sharePicture'] as const;
/** Labeled fields in the comparison of two versions. */
const FIELDS = [...TEXTS, 'filing', 'color', ...PICTURES, 'qrCodes'];
const CODES = ['consulting', 'miniProgram', 'institute', 'shortVideo'] as const;

type Body = Omit<StaffSiteIdentity, 'revision'>;

/** Converts form values to the request body. */
function bodyOf(values: Body): Body {
  const text = (value: StaffSiteIdentity['slogan']) => ({ ...value, CN: value.CN.trim() });
  const { slogan, description, copyright, contactHours } = values;
  return {
    ...values,
    slogan: text(slogan),
    description: text(description),
    copyright: text(copyright),
    contactHours: text(contactHours),
  };
}

interface Props {
  identity: StaffSiteIdentity;
  /** Called when the form gains or loses unsaved changes. */
  onDirty: (dirty: boolean) => void;
}

/** Site identity: names, appearance and footer texts, in three languages. */
export function IdentityForm({ identity, onDirty }: Props) {
  const intl = useIntl();
  const [form] = Form.useForm<Body>();
  const [changed, setChanged] = useState(false);
  const { language, setLanguage, onFinishFailed } = useEditedLanguage(form);
  const update = useUpdateIdentity();
  const rules = useFieldRules();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const mark = (dirty: boolean) => {
    setChanged(dirty);
    onDirty(dirty);
  };
  /** Version on which the form is based; unlike the query, not affected by changes of other users. */
  const [base, setBase] = useState(identity);
  const saver = useOptimisticSave<Body, string>({
    base: { content: base, revision: base.revision },
    labels: Object.fromEntries(
      FIELDS.map((field) => [field, text(`staffConfig.${field}` as MessageId)]),
    ),
    readNewest: async () => {
      const newest = await getStaffIdentity();
      return { content: newest, revision: newest.revision };
    },
    update: async (body, revision) => {
      const saved = await update.mutateAsync({ data: { ...body, revision } });
      setBase(saved);
      fillForm(form, saved);
    },
    onSaved: () => mark(false),
  });
  const needed = [rules.required('staff.required')];

  return (
    <SiteForm
      form={form}
      name="identity"
      layout="vertical"
      className={styles['identity'] ?? ''}
      initialValues={identity}
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => mark(true)}
      onFinish={(values) => saver.save(bodyOf(values))}
      onFinishFailed={onFinishFailed}
    >
      {saver.dialog}
      <EditedLanguage value={{ language, setLanguage }}>
        <LanguageTabs fields={TEXTS} stored={identity} />
        <LocalizedItem name="name" label={text('staffConfig.name')} rules={needed}>
          <Input maxLength={200} />
        </LocalizedItem>
        <LocalizedItem
          name="shortName"
          label={text('staffConfig.shortName')}
          extra={text('staffConfig.shortNameHint')}
          rules={needed}
        >
          <Input maxLength={30} />
        </LocalizedItem>
        <LocalizedItem
          name="slogan"
          label={text('staffConfig.slogan')}
          extra={text('staffConfig.sloganHint')}
          keepEmpty
        >
          <Input.TextArea rows={2} maxLength={200} />
        </LocalizedItem>
        <LocalizedItem
          name="description"
          label={text('staffConfig.description')}
          extra={text('staffConfig.descriptionHint')}
          keepEmpty
        >
          <Input.TextArea rows={2} maxLength={300} />
        </LocalizedItem>
        <LocalizedItem
          name="copyright"
          label={text('staffConfig.copyright')}
          extra={text('staffConfig.copyrightHint')}
          keepEmpty
        >
          <Input maxLength={200} />
        </LocalizedItem>
        <LocalizedItem name="contactHours" label={text('staffConfig.contactHours')} keepEmpty>
          <Input maxLength={300} />
        </LocalizedItem>
        <Form.Item name="filing" label={text('staffConfig.filing')}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item
          name="color"
          label={text('staffConfig.color')}
          extra={text('staffConfig.colorHint')}
        >
          <Radio.Group className={styles['colors'] ?? ''}>
            {SiteColor.options.map((color) => (
              <Radio key={color} value={color}>
                <Space size={6}>
                  <span className={styles['color']} style={{ backgroundColor: color }} />
                  {text(`settings.color.${color.slice(1)}` as MessageId)}
                </Space>
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
        <div className={styles['pictures']}>
          {PICTURES.map((picture) => (
            <Form.Item
              key={picture}
              name={picture}
              label={text(`staffConfig.${picture}`)}
              extra={text(`staffConfig.${picture}Hint`)}
            >
              <CoverField label={text(`staffConfig.${picture}`)} />
            </Form.Item>
          ))}
          {CODES.map((code) => (
            <Form.Item key={code} name={['qrCodes', code]} label={text(`common.qr.${code}`)}>
              <CoverField label={text(`common.qr.${code}`)} />
            </Form.Item>
          ))}
        </div>
        <Button type="primary" htmlType="submit" disabled={!changed} loading={saver.saving}>
          <FormattedMessage id="staff.save" />
        </Button>
      </EditedLanguage>
    </SiteForm>
  );
}

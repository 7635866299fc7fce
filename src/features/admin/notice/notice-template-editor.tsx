import { Form, Input } from 'antd';
import { use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NoticeTemplate, NoticeTexts } from '@/api/generated/model';
import { listNoticeTemplates, useUpdateNoticeTemplate } from '@/api/generated/staff/staff';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { textIn } from '@/lib/localized';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { EditedLanguage } from '@/ui/admin/edited-language';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { valueRule } from '@/ui/form/value-rule';
import styles from './notice-template-editor.module.css';
import { filled, unknownPlaceholders } from './placeholders';

const SAMPLES = ['name', 'title', 'time', 'place', 'reason'] as const;
const LANGUAGES = ['CN', 'US', 'HK'] as const;

interface Props {
  template: NoticeTemplate | undefined;
  onClose: () => void;
}

/** Drawer to edit a notice template in three languages, with a preview. */
export function NoticeTemplateEditor({ template, onClose }: Props) {
  const intl = useIntl();
  const rules = useFieldRules();
  const [form] = Form.useForm<NoticeTexts>();
  const update = useUpdateNoticeTemplate();
  const places = template?.placeholders ?? [];
  const known = valueRule(() => {
    // Checks all languages, because hidden fields can't show errors.
    const { subject, text } = form.getFieldsValue(true) as Partial<NoticeTexts>;
    const all = [subject, text].flatMap((part) => LANGUAGES.map((one) => part?.[one] ?? ''));
    const names = unknownPlaceholders(all.join(' '), places).join(', ');
    return names === ''
      ? undefined
      : intl.formatMessage({ id: 'staffNotice.unknownPlaceholder' }, { names });
  });
  const needed = [rules.required('staff.required'), known];
  const saver = useOptimisticSave<NoticeTexts, string>({
    base: template && { content: template, revision: template.revision },
    labels: {
      subject: intl.formatMessage({ id: 'staffNotice.subject' }),
      text: intl.formatMessage({ id: 'staffNotice.text' }),
    },
    readNewest: async () => {
      const newest = (await listNoticeTemplates()).find(({ event }) => event === template?.event);
      return newest && { content: newest, revision: newest.revision };
    },
    update: async (texts, revision) => {
      if (template) await update.mutateAsync({ data: { event: template.event, texts, revision } });
    },
    onSaved: onClose,
  });
  return (
    <EditDrawer
      open={template !== undefined}
      title={template ? intl.formatMessage({ id: `staffNotice.event.${template.event}` }) : ''}
      size={640}
      form={form}
      name={template?.event ?? 'notice'}
      initialValues={template ? { subject: template.subject, text: template.text } : {}}
      saving={saver.saving}
      onSave={(texts) => saver.save(texts)}
      onClose={onClose}
    >
      {saver.dialog}
      <LanguageTabs fields={['subject', 'text']} stored={template} />
      <LocalizedItem
        name="subject"
        label={intl.formatMessage({ id: 'staffNotice.subject' })}
        rules={needed}
      >
        <Input maxLength={200} />
      </LocalizedItem>
      <LocalizedItem
        name="text"
        label={intl.formatMessage({ id: 'staffNotice.text' })}
        rules={needed}
      >
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 4, maxRows: 12 }} />
      </LocalizedItem>
      <p className={styles['hint']}>
        {places.length === 0 ? (
          <FormattedMessage id="staffNotice.noPlaceholders" />
        ) : (
          <FormattedMessage
            id="staffNotice.placeholders"
            values={{ names: places.map((name) => `{${name}}`).join(' ') }}
          />
        )}{' '}
        <FormattedMessage id="staffNotice.fallback" />
      </p>
      <Preview />
    </EditDrawer>
  );
}

/** Preview of the notice in the selected language with sample values. */
function Preview() {
  const intl = useIntl();
  const { language } = use(EditedLanguage);
  const form = Form.useFormInstance<NoticeTexts>();
  const values = Form.useWatch([], { form, preserve: true }) as Partial<NoticeTexts> | undefined;
  const samples = Object.fromEntries(
    SAMPLES.map((name) => [name, intl.formatMessage({ id: `staffNotice.sample.${name}` })]),
  );
  const of = (part: 'subject' | 'text') => {
    const text = values?.[part];
    return text?.CN === undefined ? '' : filled(textIn(text, language), samples);
  };
  return (
    <section
      className={styles['preview']}
      aria-label={intl.formatMessage({ id: 'staffNotice.preview' })}
    >
      <strong>{of('subject')}</strong>
      <p className={styles['text']}>{of('text')}</p>
    </section>
  );
}

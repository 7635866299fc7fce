import { Form, Input } from 'antd';
import { CERTIFICATE_FIELDS } from '../../../../openapi/certificate-fields';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  listCertificateKinds,
  useUpdateCertificateTemplate,
} from '@/api/generated/staff-certificate/staff-certificate';
import type { CertificateTemplate } from '@/api/generated/model';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useFieldRules } from '@/ui/form/use-field-rules';

type Texts = Pick<CertificateTemplate, 'title' | 'text' | 'signatory' | 'signatoryTitle'>;

const PARTS = ['title', 'text', 'signatory', 'signatoryTitle'] as const;

interface Props {
  template: CertificateTemplate | undefined;
  onClose: () => void;
}

/** Drawer to edit the texts of a kind of certificates in three languages. */
export function TemplateEditor({ template, onClose }: Props) {
  const intl = useIntl();
  const rules = useFieldRules();
  const [form] = Form.useForm<Texts>();
  const update = useUpdateCertificateTemplate();
  const label = (part: (typeof PARTS)[number]) =>
    intl.formatMessage({ id: `staffCertificate.${part}` });
  const required = [rules.required('staff.required')];
  const saver = useOptimisticSave<Texts, string>({
    base: template && { content: template, revision: template.revision },
    labels: Object.fromEntries(PARTS.map((part) => [part, label(part)])),
    readNewest: async () => {
      const kinds = template && (await listCertificateKinds({ matchInfoId: template.matchInfoId }));
      const newest = kinds?.find(({ kind }) => kind === template?.kind)?.template;
      return newest && { content: newest, revision: newest.revision };
    },
    update: async (texts, revision) => {
      if (template === undefined) return;
      const { matchInfoId, kind } = template;
      const { signatory, signatoryTitle, ...needed } = texts;
      await update.mutateAsync({
        data: {
          matchInfoId,
          kind,
          revision,
          ...needed,
          ...(signatory?.CN && { signatory }),
          ...(signatoryTitle?.CN && { signatoryTitle }),
        },
      });
    },
    onSaved: onClose,
  });
  return (
    <EditDrawer
      open={template !== undefined}
      title={intl.formatMessage({ id: 'staffCertificate.template' })}
      size={640}
      form={form}
      name={template === undefined ? 'certificate' : `certificate-${template.kind}`}
      initialValues={template ?? {}}
      saving={saver.saving}
      onSave={(texts) => saver.save(texts)}
      onClose={onClose}
    >
      {saver.dialog}
      <LanguageTabs fields={[...PARTS]} stored={template} />
      <LocalizedItem name="title" label={label('title')} rules={required}>
        <Input maxLength={200} />
      </LocalizedItem>
      <LocalizedItem name="text" label={label('text')} rules={required}>
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 4, maxRows: 12 }} />
      </LocalizedItem>
      {template !== undefined && (
        <p>
          <FormattedMessage
            id="staffCertificate.fields"
            values={{
              names: CERTIFICATE_FIELDS[template.kind].map((name) => `{${name}}`).join(' '),
            }}
          />
        </p>
      )}
      <LocalizedItem name="signatory" label={label('signatory')}>
        <Input maxLength={200} />
      </LocalizedItem>
      <LocalizedItem name="signatoryTitle" label={label('signatoryTitle')}>
        <Input maxLength={200} />
      </LocalizedItem>
    </EditDrawer>
  );
}

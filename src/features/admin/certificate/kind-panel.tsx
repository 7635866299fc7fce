import { Alert, Button, Checkbox, Popconfirm, Select, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  downloadCertificatePreview,
  downloadCertificates,
  useIssueCertificates,
} from '@/api/generated/staff-certificate/staff-certificate';
import type { CertificateKindInfo, CertificateTemplate } from '@/api/generated/model';
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages';
import { TemplateEditor } from './template-editor';

/** Numbers and actions of a kind: issue, download, preview and template. */
export function KindPanel({ info }: { info: CertificateKindInfo }) {
  const intl = useIntl();
  const issue = useIssueCertificates();
  const [handwritten, setHandwritten] = useState(false);
  const [saving, setSaving] = useState<'preview' | 'archive'>();
  // Not the reader's language: staff who read English also print for a Chinese competition.
  const [language, setLanguage] = useState<Language>('CN');
  const [edited, setEdited] = useState<CertificateTemplate>();
  const { kind, issued, waiting, unprintable, template } = info;
  const { matchInfoId } = template;
  const save = async (file: 'preview' | 'archive') => {
    setSaving(file);
    const download = file === 'preview' ? downloadCertificatePreview : downloadCertificates;
    // The failure policy shows failures.
    await download({ matchInfoId, kind, language }).catch(() => undefined);
    setSaving(undefined);
  };
  return (
    <Space orientation="vertical" size={12} style={{ width: '100%', marginBottom: 16 }}>
      <p>
        <FormattedMessage id={`staffCertificate.who.${kind}`} />{' '}
        <FormattedMessage id="staffCertificate.waiting" values={{ waiting }} />
      </p>
      {unprintable.length > 0 && (
        <Alert
          type="warning"
          title={<FormattedMessage id="staffCertificate.unprintable" />}
          description={
            <>
              <ul role="list">
                {unprintable.map(({ name, characters }) => (
                  <li key={name}>
                    <FormattedMessage
                      id="staffCertificate.unprintableName"
                      values={{ name, characters }}
                    />
                  </li>
                ))}
              </ul>
              <Checkbox
                checked={handwritten}
                onChange={({ target }) => setHandwritten(target.checked)}
              >
                <FormattedMessage id="staffCertificate.handwritten" />
              </Checkbox>
            </>
          }
        />
      )}
      <Space wrap>
        <Popconfirm
          title={intl.formatMessage({ id: 'staffCertificate.issueQuestion' }, { waiting })}
          okText={intl.formatMessage({ id: 'staffCertificate.issue' })}
          cancelText={intl.formatMessage({ id: 'staffCertificate.keep' })}
          onConfirm={() => issue.mutate({ data: { matchInfoId, kind, handwritten } })}
        >
          <Button type="primary" loading={issue.isPending}>
            <FormattedMessage id="staffCertificate.issue" />
          </Button>
        </Popconfirm>
        <Button onClick={() => setEdited(template)}>
          <FormattedMessage id="staffCertificate.template" />
        </Button>
        <Select
          aria-label={intl.formatMessage({ id: 'staffCertificate.language' })}
          prefix={<FormattedMessage id="staffCertificate.language" />}
          value={language}
          options={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
          onChange={setLanguage}
        />
        <Button loading={saving === 'preview'} onClick={() => void save('preview')}>
          <FormattedMessage id="staffCertificate.preview" />
        </Button>
        <Button
          disabled={issued === 0}
          loading={saving === 'archive'}
          onClick={() => void save('archive')}
        >
          <FormattedMessage id="staffCertificate.archive" />
        </Button>
      </Space>
      {issue.data !== undefined && (
        <Alert
          type="success"
          role="status"
          title={<FormattedMessage id="staffCertificate.issued" values={{ ...issue.data }} />}
        />
      )}
      <TemplateEditor template={edited} onClose={() => setEdited(undefined)} />
    </Space>
  );
}

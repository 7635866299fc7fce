import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import type { StaffTemplate } from '@/api/generated/model';
import { useListStaffTemplates, useUpdateTemplates } from '@/api/generated/staff-list/staff-list';
import type { MessageId } from '@/i18n/message-ids';
import { useTextIn } from '@/i18n/use-text-in';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteListPage } from './site-list-page';
import { DocumentField } from '@/domain/file/document-field';

/** Document templates offered by the guide and the entry form. */
export function TemplatesPage() {
  const intl = useIntl();
  const textIn = useTextIn();
  const rules = useFieldRules();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const needed = [rules.required('staff.required')];
  return (
    <SiteListPage<StaffTemplate>
      title="route.StaffTemplates"
      lead="staffSite.templatesLead"
      add="staffSite.addTemplate"
      edit="staffSite.editTemplate"
      list={useListStaffTemplates()}
      update={useUpdateTemplates()}
      nameOf={({ title }) => textIn(title)}
      texts={['title', 'about']}
      fresh={{}}
      columns={[
        {
          title: text('staff.title'),
          key: 'title',
          width: 240,
          text: ({ title }) => title,
        },
        {
          title: text('staffSite.templateAbout'),
          key: 'about',
          text: ({ about }) => about,
        },
      ]}
    >
      <LocalizedItem name="title" label={text('staff.title')} rules={needed}>
        <Input maxLength={100} />
      </LocalizedItem>
      <LocalizedItem name="about" label={text('staffSite.templateAbout')} rules={needed}>
        <Input maxLength={200} />
      </LocalizedItem>
      <Form.Item
        name="fileId"
        label={text('staffSite.templateFile')}
        rules={[{ required: true, message: text('staff.required') }]}
      >
        <DocumentField label={text('staffSite.templateFile')} />
      </Form.Item>
    </SiteListPage>
  );
}

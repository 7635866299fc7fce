import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import type { StaffLink } from '@/api/generated/model';
import { useListStaffLinks, useUpdateLinks } from '@/api/generated/staff-list/staff-list';
import { CoverField } from '@/domain/file/cover-field';
import type { MessageId } from '@/i18n/message-ids';
import { useTextIn } from '@/i18n/use-text-in';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { AddressField } from './address-field';
import { SiteListPage } from './site-list-page';

export function LinksPage() {
  const intl = useIntl();
  const textIn = useTextIn();
  const rules = useFieldRules();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <SiteListPage<StaffLink>
      title="route.StaffLinks"
      lead="staffSite.linksLead"
      add="staffSite.addLink"
      edit="staffSite.editLink"
      list={useListStaffLinks()}
      update={useUpdateLinks()}
      nameOf={({ name }) => textIn(name)}
      texts={['name']}
      fresh={{}}
      columns={[
        { title: text('staffSite.name'), key: 'name', text: ({ name }) => name },
        { title: text('staffSite.address'), dataIndex: 'url', ellipsis: true },
      ]}
    >
      <LocalizedItem
        name="name"
        label={text('staffSite.name')}
        rules={[rules.required('staff.required')]}
      >
        <Input maxLength={100} />
      </LocalizedItem>
      <AddressField name="url" required />
      <Form.Item name="img" label={text('staffSite.picture')}>
        <CoverField label={text('staffSite.picture')} />
      </Form.Item>
    </SiteListPage>
  );
}

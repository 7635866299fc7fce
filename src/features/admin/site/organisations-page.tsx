import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { OrganisationKind, type StaffOrganisation } from '@/api/generated/model';
import {
  useListStaffOrganisations,
  useUpdateOrganisations,
} from '@/api/generated/staff-list/staff-list';
import { CoverField } from '@/domain/file/cover-field';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { ImportButton } from '@/domain/staff-list/import-button';
import type { MessageId } from '@/i18n/message-ids';
import { useTextIn } from '@/i18n/use-text-in';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { PlainSelect } from '@/ui/form/plain-select';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { AddressField } from './address-field';
import { SiteListPage } from './site-list-page';

/** Organizations behind the competition, shown on the home page and in the personal center. */
export function OrganisationsPage() {
  const intl = useIntl();
  const textIn = useTextIn();
  const rules = useFieldRules();
  const list = useListStaffOrganisations();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const kindOf = (kind: OrganisationKind) => text(`staffSite.kind.${kind}`);
  return (
    <SiteListPage<StaffOrganisation>
      title="route.StaffOrganisations"
      lead="staffSite.organisationsLead"
      add="staffSite.addOrganisation"
      edit="staffSite.editOrganisation"
      list={list}
      update={useUpdateOrganisations()}
      nameOf={({ name }) => textIn(name)}
      texts={['name']}
      fresh={{ kind: 'organiser' }}
      tools={
        <>
          <ExportMenu list="organisations" count={list.data?.items.length ?? 0} filters={{}} />
          <ImportButton list="organisations" permission="content:write" />
        </>
      }
      columns={[
        { title: text('staffSite.name'), key: 'name', text: ({ name }) => name },
        {
          title: text('staffSite.kind'),
          key: 'kind',
          width: 160,
          render: (_, { kind }) => kindOf(kind),
        },
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
      <Form.Item
        name="kind"
        label={text('staffSite.kind')}
        rules={[{ required: true, message: text('staff.required') }]}
      >
        <PlainSelect
          options={OrganisationKind.options.map((value) => ({ value, label: kindOf(value) }))}
        />
      </Form.Item>
      <AddressField name="url" />
      <Form.Item name="logoFileId" label={text('staffSite.logo')}>
        <CoverField label={text('staffSite.logo')} />
      </Form.Item>
    </SiteListPage>
  );
}

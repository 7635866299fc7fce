import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import type { StaffCompany } from '@/api/generated/model';
import { useListStaffCompanies, useUpdateCompanies } from '@/api/generated/staff-list/staff-list';
import type { MessageId } from '@/i18n/message-ids';
import { useTextIn } from '@/i18n/use-text-in';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { RowList } from '@/ui/admin/row-list';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteListPage } from './site-list-page';

/** Contacts in the footer, by group. */
export function ContactsPage() {
  const intl = useIntl();
  const textIn = useTextIn();
  const rules = useFieldRules();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const needed = [rules.required('staff.required')];
  const named = (id: MessageId, index: number) => `${text(id)} ${String(index + 1)}`;
  return (
    <SiteListPage<StaffCompany>
      title="route.StaffContacts"
      lead="staffSite.contactsLead"
      add="staffSite.addGroup"
      edit="staffSite.editGroup"
      list={useListStaffCompanies()}
      update={useUpdateCompanies()}
      nameOf={({ name }) => textIn(name)}
      texts={['name']}
      fresh={{ contacts: [] }}
      columns={[
        {
          title: text('staffSite.group'),
          key: 'name',
          width: 220,
          text: ({ name }) => name,
        },
        {
          title: text('staffSite.people'),
          key: 'people',
          render: (_, { contacts }) =>
            contacts.map(({ name, mobilePhone }) => (
              <div key={`${name} ${mobilePhone}`}>{`${name} ${mobilePhone}`}</div>
            )),
        },
      ]}
    >
      <LocalizedItem name="name" label={text('staffSite.group')} rules={needed}>
        <Input maxLength={100} />
      </LocalizedItem>
      <RowList
        name="contacts"
        label={text('staffSite.people')}
        add={text('staffSite.addPerson')}
        fresh={() => ({})}
        row={(index) => (
          <>
            <Form.Item name={[index, 'name']} rules={[...needed, rules.fits('name')]}>
              <Input
                maxLength={50}
                placeholder={text('staff.name')}
                aria-label={named('staff.name', index)}
              />
            </Form.Item>
            <Form.Item name={[index, 'englishName']} rules={[rules.fits('name')]}>
              <Input
                maxLength={50}
                lang="en"
                placeholder={text('staffSite.englishName')}
                aria-label={named('staffSite.englishName', index)}
              />
            </Form.Item>
            <Form.Item name={[index, 'mobilePhone']} rules={needed}>
              <Input
                maxLength={32}
                inputMode="tel"
                placeholder={text('staffSite.phone')}
                aria-label={named('staffSite.phone', index)}
              />
            </Form.Item>
          </>
        )}
      />
    </SiteListPage>
  );
}

import { Input } from 'antd';
import { useIntl } from 'react-intl';
import type { StaffHighlight } from '@/api/generated/model';
import { useListStaffHighlights, useUpdateHighlights } from '@/api/generated/staff-list/staff-list';
import type { MessageId } from '@/i18n/message-ids';
import { useTextIn } from '@/i18n/use-text-in';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteListPage } from './site-list-page';

/** Reasons to take part, shown beside the prizes on the home page. */
export function HighlightsPage() {
  const intl = useIntl();
  const textIn = useTextIn();
  const rules = useFieldRules();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const needed = [rules.required('staff.required')];
  return (
    <SiteListPage<StaffHighlight>
      title="route.StaffHighlights"
      lead="staffSite.highlightsLead"
      add="staffSite.addHighlight"
      edit="staffSite.editHighlight"
      list={useListStaffHighlights()}
      update={useUpdateHighlights()}
      nameOf={({ title }) => textIn(title)}
      texts={['title', 'summary']}
      fresh={{}}
      columns={[
        {
          title: text('staff.title'),
          key: 'title',
          width: 240,
          text: ({ title }) => title,
        },
        {
          title: text('staff.summary'),
          key: 'summary',
          text: ({ summary }) => summary,
        },
      ]}
    >
      <LocalizedItem name="title" label={text('staff.title')} rules={needed}>
        <Input maxLength={50} />
      </LocalizedItem>
      <LocalizedItem name="summary" label={text('staff.summary')} rules={needed}>
        <Input.TextArea maxLength={200} rows={3} />
      </LocalizedItem>
    </SiteListPage>
  );
}

import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import type { StaffStory } from '@/api/generated/model';
import { useListDomains } from '@/api/generated/reference/reference';
import { useListStaffMatches } from '@/api/generated/staff-match/staff-match';
import { useListStaffStories, useUpdateStories } from '@/api/generated/staff-list/staff-list';
import { CoverField } from '@/domain/file/cover-field';
import { labelIn } from '@/domain/reference/labels';
import type { MessageId } from '@/i18n/message-ids';
import { useTextIn } from '@/i18n/use-text-in';
import { LocalizedItem } from '@/ui/admin/localized-item';
import { RowList } from '@/ui/admin/row-list';
import { PlainSelect } from '@/ui/form/plain-select';
import { useFieldRules } from '@/ui/form/use-field-rules';
import { SiteListPage } from './site-list-page';

/** Success stories for the home page and the tracks page. */
export function StoriesPage() {
  const intl = useIntl();
  const textIn = useTextIn();
  const rules = useFieldRules();
  const domains = useListDomains().data ?? [];
  const editions = useListStaffMatches().data ?? [];
  const text = (id: MessageId) => intl.formatMessage({ id });
  const needed = [rules.required('staff.required')];
  const named = (id: MessageId, index: number) => `${text(id)} ${String(index + 1)}`;
  return (
    <SiteListPage<StaffStory>
      title="route.StaffStories"
      lead="staffSite.storiesLead"
      add="staffSite.addStory"
      edit="staffSite.editStory"
      list={useListStaffStories()}
      update={useUpdateStories()}
      nameOf={({ title }) => textIn(title)}
      texts={['title', 'company', 'summary', 'city', 'award', 'figures.label', 'figures.value']}
      fresh={{ figures: [] }}
      columns={[
        { title: text('staff.title'), key: 'title', text: ({ title }) => title },
        {
          title: text('staff.company'),
          key: 'company',
          width: 200,
          text: ({ company }) => company,
        },
        {
          title: text('staff.award'),
          key: 'award',
          width: 140,
          text: ({ award }) => award,
        },
      ]}
    >
      {(['title', 'company'] as const).map((field) => (
        <LocalizedItem key={field} name={field} label={text(`staff.${field}`)} rules={needed}>
          <Input maxLength={100} />
        </LocalizedItem>
      ))}
      <LocalizedItem name="summary" label={text('staff.summary')} rules={needed}>
        <Input.TextArea maxLength={300} rows={3} />
      </LocalizedItem>
      <Form.Item
        name="domain"
        label={text('staffSite.domain')}
        rules={[{ required: true, message: text('staff.required') }]}
      >
        <PlainSelect
          options={domains.map(({ code, name }) => ({
            value: code,
            label: labelIn(name, intl.locale),
          }))}
        />
      </Form.Item>
      <Form.Item name="matchId" label={text('staffSite.edition')}>
        <PlainSelect
          options={editions.map(({ id, name }) => ({ value: id, label: textIn(name) }))}
        />
      </Form.Item>
      <LocalizedItem name="city" label={text('staffSite.city')} rules={needed}>
        <Input maxLength={50} />
      </LocalizedItem>
      <LocalizedItem name="award" label={text('staff.award')} rules={needed}>
        <Input maxLength={50} />
      </LocalizedItem>
      <RowList
        name="figures"
        label={text('staffSite.figures')}
        add={text('staffSite.addFigure')}
        fresh={() => ({})}
        row={(index) =>
          (['label', 'value'] as const).map((part) => (
            <div key={part}>
              <LocalizedItem name={[index, part]} rules={needed}>
                <Input
                  maxLength={50}
                  placeholder={text(`staffSite.figure.${part}`)}
                  aria-label={named(`staffSite.figure.${part}`, index)}
                />
              </LocalizedItem>
            </div>
          ))
        }
      />
      <Form.Item name="coverFileId" label={text('staffSite.picture')}>
        <CoverField label={text('staffSite.picture')} />
      </Form.Item>
    </SiteListPage>
  );
}

import { Form, Switch } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  listStaffLegalTexts,
  useListStaffLegalTexts,
  usePublishLegalText,
} from '@/api/generated/staff/staff';
import type { LegalTextBody, StaffLegalText } from '@/api/generated/model';
import { RichTextItem } from '@/domain/file/rich-text-item';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import { useDates } from '@/i18n/format/dates';
import type { MessageId } from '@/i18n/message-ids';
import { legalPage } from '@/auth/legal/legal-pages';
import { EditDrawer } from '@/ui/admin/edit-drawer';
import { LanguageTabs } from '@/ui/admin/language-tabs';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
import { StaffPage } from '@/ui/admin/staff-page';
import { StatusTag } from '@/ui/admin/status-tag';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';

/** Version of a text, or the reason why it isn't public. */
function State({ text: { version, content, askAgain } }: { text: StaffLegalText }) {
  if (version === 0)
    return (
      <StatusTag tone="plain">
        <FormattedMessage id="staffLegal.notWritten" />
      </StatusTag>
    );
  if (content.CN === '')
    return (
      <StatusTag tone="plain">
        <FormattedMessage id="staffLegal.removed" />
      </StatusTag>
    );
  return (
    <>
      <StatusTag tone="good">
        <FormattedMessage id="staffLegal.shownAs" values={{ version }} />
      </StatusTag>{' '}
      {askAgain && (
        <StatusTag tone="info">
          <FormattedMessage id="staffLegal.asked" />
        </StatusTag>
      )}
    </>
  );
}

/** Versions of the privacy policy, the terms of use and the accessibility statement. */
export function LegalTextsPage() {
  const intl = useIntl();
  const dates = useDates();
  const actions = useRowActions(110);
  const [form] = Form.useForm<Pick<LegalTextBody, 'content' | 'askAgain'>>();
  const [edited, setEdited] = useState<StaffLegalText>();
  const { data = [], error, isError, isFetching, refetch } = useListStaffLegalTexts();
  const publish = usePublishLegalText();
  const text = (id: MessageId) => intl.formatMessage({ id });
  const nameOf = ({ kind }: StaffLegalText) => text(legalPage(kind).title);

  const saver = useOptimisticSave<Omit<LegalTextBody, 'revision'>, number>({
    base: edited && { content: edited, revision: edited.version },
    labels: { content: text('staffLegal.content'), askAgain: text('staffLegal.askAgain') },
    readNewest: async () => {
      const newest = (await listStaffLegalTexts()).find(({ kind }) => kind === edited?.kind);
      return newest && { content: newest, revision: newest.version, at: newest.publishDate };
    },
    update: async (data, revision) => {
      if (edited) await publish.mutateAsync({ kind: edited.kind, data: { ...data, revision } });
    },
    onSaved: () => setEdited(undefined),
  });

  const columns: RecordColumn<StaffLegalText>[] = [
    { title: text('staffLegal.text'), key: 'text', width: 180, render: (_, item) => nameOf(item) },
    {
      title: text('staffLegal.version'),
      key: 'version',
      render: (_, item) => <State text={item} />,
    },
    {
      title: text('staffLegal.published'),
      key: 'published',
      width: 160,
      render: (_, { publishDate }) => publishDate !== undefined && dates.moment(publishDate),
    },
    {
      title: text('staff.actions'),
      ...actions,
      render: (_, item) => (
        <RowButtons>
          <RowButton onClick={() => setEdited(item)}>
            <FormattedMessage id="staff.edit" />
          </RowButton>
        </RowButtons>
      ),
    },
  ];

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffLegal" />}
      lead={<FormattedMessage id="staffLegal.lead" />}
    >
      {isError && data.length === 0 ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="kind"
          columns={columns}
          dataSource={data}
          loading={isFetching}
          scroll={{ x: 640 }}
          pagination={false}
        />
      )}
      <EditDrawer
        open={edited !== undefined}
        title={
          edited === undefined
            ? ''
            : intl.formatMessage({ id: 'staffLegal.publish' }, { name: nameOf(edited) })
        }
        size={760}
        form={form}
        name={`legal-${edited?.kind ?? ''}`}
        // `askAgain` is decided anew for each version.
        initialValues={{ content: edited?.content ?? { CN: '' }, askAgain: false }}
        saving={saver.saving}
        save="staffLegal.publishNow"
        onSave={({ content, askAgain }) => {
          saver.save({ content, askAgain: edited?.kind !== 'accessibility' && askAgain });
        }}
        onClose={() => setEdited(undefined)}
      >
        {saver.dialog}
        <LanguageTabs fields={['content']} stored={edited} />
        <RichTextItem name="content" label={text('staffLegal.content')} />
        {edited?.kind !== 'accessibility' && (
          <Form.Item
            name="askAgain"
            label={text('staffLegal.askAgain')}
            extra={text('staffLegal.askAgainHint')}
            valuePropName="checked"
          >
            <Switch />
          </Form.Item>
        )}
      </EditDrawer>
    </StaffPage>
  );
}

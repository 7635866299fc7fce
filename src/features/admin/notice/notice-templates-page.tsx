import { Popconfirm } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NoticeTemplate } from '@/api/generated/model';
import { useListNoticeTemplates, useUpdateNoticeTemplate } from '@/api/generated/staff/staff';
import { RecordTable, type RecordColumn } from '@/ui/admin/record-table';
import { RowButton, RowButtons } from '@/ui/admin/row-button';
import { StaffPage } from '@/ui/admin/staff-page';
import { StatusTag } from '@/ui/admin/status-tag';
import { useRowActions } from '@/ui/admin/use-row-actions';
import { FailedState } from '@/ui/feedback/result-state';
import { NoticeTemplateEditor } from './notice-template-editor';

/** Notice templates: built-in texts and their customized versions. */
export function NoticeTemplatesPage() {
  const intl = useIntl();
  const actions = useRowActions(240);
  const [edited, setEdited] = useState<NoticeTemplate>();
  const update = useUpdateNoticeTemplate();
  const { data, error, isError, isFetching, refetch } = useListNoticeTemplates();

  const columns: RecordColumn<NoticeTemplate>[] = [
    {
      title: intl.formatMessage({ id: 'staffNotice.event' }),
      key: 'event',
      width: 200,
      render: (_, { event }) => <FormattedMessage id={`staffNotice.event.${event}`} />,
    },
    {
      title: intl.formatMessage({ id: 'staffNotice.subject' }),
      key: 'subject',
      ellipsis: true,
      text: ({ subject }) => subject,
    },
    {
      title: intl.formatMessage({ id: 'staffNotice.source' }),
      key: 'source',
      width: 120,
      render: (_, { written }) => (
        <StatusTag tone={written ? 'info' : 'plain'}>
          <FormattedMessage id={`staffNotice.${written ? 'written' : 'builtIn'}`} />
        </StatusTag>
      ),
    },
    {
      title: intl.formatMessage({ id: 'staff.actions' }),
      ...actions,
      render: (_, template) => (
        <RowButtons>
          <RowButton onClick={() => setEdited(template)}>
            <FormattedMessage id="staff.edit" />
          </RowButton>
          {template.written && (
            <Popconfirm
              title={intl.formatMessage({ id: 'staffNotice.resetQuestion' })}
              okText={intl.formatMessage({ id: 'staffNotice.reset' })}
              okButtonProps={{ danger: true }}
              cancelText={intl.formatMessage({ id: 'staffNotice.keep' })}
              onConfirm={() =>
                update.mutate({ data: { event: template.event, revision: template.revision } })
              }
            >
              <RowButton>
                <FormattedMessage id="staffNotice.reset" />
              </RowButton>
            </Popconfirm>
          )}
        </RowButtons>
      ),
    },
  ];

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffNoticeTemplates" />}
      lead={<FormattedMessage id="staffNotice.templatesLead" />}
    >
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordTable
          rowKey="event"
          columns={columns}
          dataSource={data ?? []}
          loading={isFetching}
          scroll={{ x: 900 }}
          pagination={false}
        />
      )}
      <NoticeTemplateEditor template={edited} onClose={() => setEdited(undefined)} />
    </StaffPage>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffActivities } from '@/api/generated/staff-activity/staff-activity';
import { PermissionButton } from '@/session/permission-button';
import { usePermission } from '@/session/use-permission';
import type { StaffActivity } from '@/api/generated/model';
import { useRecordRemoval } from '@/domain/record/record-removal';
import { ExportMenu } from '@/domain/staff-list/export-menu';
import { exportFilters } from '@/domain/staff-list/export-filters';
import { ImportButton } from '@/domain/staff-list/import-button';
import { listQuery } from '@/lib/list-search';
import { staffActivitiesSearch } from './activities-search';
import { FailedState } from '@/ui/feedback/result-state';
import { MissingLanguageFilter } from '@/ui/admin/missing-language-filter';
import { useTableSearch } from '@/ui/admin/use-table-search';
import { useOpenedRecord } from '@/ui/admin/use-opened-record';
import { StaffPage } from '@/ui/admin/staff-page';
import { ActivityEditor } from './activity-editor';
import { ActivityTable } from './activity-table';
import { CancelActivityDialog } from './cancel-activity-dialog';
import { CheckInCode } from './check-in-code';

/** Staff list of activities: edit, publish, cancel, show the check-in code. */
export function StaffActivitiesPage() {
  const intl = useIntl();
  const { search, open, narrow, toPage, clearOpen } = useTableSearch(staffActivitiesSearch);
  const leave = useNavigate();
  const { can } = usePermission();
  const removal = useRecordRemoval('activity');
  const [shown, setShown] = useState<StaffActivity>();
  const [leaving, setLeaving] = useState<StaffActivity>();
  const query = listQuery(search);
  const { data, error, isError, isFetching, refetch } = useListStaffActivities(query, {
    query: { placeholderData: (previous) => previous },
  });
  const [edited, setEdited] = useOpenedRecord(open, data?.records);
  const find = intl.formatMessage({ id: 'staffActivity.search' });

  return (
    <StaffPage
      title={<FormattedMessage id="route.StaffActivities" />}
      actions={
        <>
          <Input.Search
            allowClear
            style={{ width: 300 }}
            defaultValue={search.keywords}
            aria-label={find}
            placeholder={find}
            onSearch={(keywords) => narrow({ keywords })}
          />
          <MissingLanguageFilter value={search.lacks} onChange={(lacks) => narrow({ lacks })} />
          <ExportMenu list="activities" count={data?.total ?? 0} filters={exportFilters(query)} />
          <ImportButton list="activities" permission="activity:write" />
          <PermissionButton
            as={Button}
            authority={['activity:checkin']}
            onClick={() => void leave({ to: '/a/match/check-in', search: { id: '' } })}
          >
            <FormattedMessage id="route.StaffCheckIn" />
          </PermissionButton>
          {can(['activity:write']) && removal.bin}
          <PermissionButton
            as={Button}
            authority={['activity:write']}
            type="primary"
            onClick={() => setEdited('new')}
          >
            <FormattedMessage id="staffActivity.add" />
          </PermissionButton>
        </>
      }
    >
      {removal.note}
      {isError ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <ActivityTable
          page={data}
          loading={isFetching}
          sort={search.sort}
          onSort={(sort) => narrow({ sort })}
          onPage={toPage}
          onEdit={setEdited}
          onCode={setShown}
          onCancelActivity={setLeaving}
          onDelete={({ id }, name) => removal.remove(id, name)}
        />
      )}
      <ActivityEditor
        activity={edited}
        onClose={() => {
          setEdited(undefined);
          clearOpen();
        }}
      />
      <CheckInCode activity={shown} onClose={() => setShown(undefined)} />
      <CancelActivityDialog activity={leaving} onClose={() => setLeaving(undefined)} />
    </StaffPage>
  );
}

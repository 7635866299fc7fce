import { getRouteApi } from '@tanstack/react-router';
import { Button, Card, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { detailState, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { PermissionButton } from '@/session/permission-button';
import { getProjectIdentity, useGetStaffProject } from '@/api/generated/staff/staff';
import type { StaffProject, StaffProjectDetail } from '@/api/generated/model';
import { CopyLink } from '@/domain/entry/copy-link';
import { EntryContent } from '@/domain/entry/entry-content';
import { entryState } from '@/domain/entry/entry-state';
import { valuesOf } from '@/domain/entry/entry-values';
import { FilePreview } from '@/domain/file/file-preview';
import { IdentityButton } from '@/domain/identity/identity-button';
import { useIdentityNumber } from '@/domain/identity/use-identity-number';
import { useDates } from '@/i18n/format/dates';
import { StaffPage } from '@/ui/admin/staff-page';
import { StatusTag } from '@/ui/admin/status-tag';
import { GoneState, FailedState } from '@/ui/feedback/result-state';
import { usePageName } from '@/ui/admin/page-name';
import { ChangeEditor } from './change-editor';
import { ClaimButtons } from './claim-buttons';
import { EntryChanges } from './entry-changes';
import { EntryDecisions } from './entry-decisions';
import { EntryNotes } from './entry-notes';
import { EntryVersions } from './entry-versions';
import { EntryPublication } from './entry-publication';
import { EntryNeighbours } from './entry-neighbours';
import styles from './entry-page.module.css';
import { EntryReview } from './entry-review';
import { ENTRY_TONES } from './entry-tones';
import { UndoDecision } from './undo-decision';

const route = getRouteApi('/_admin/_competition/a/match/entry');

/** Staff page of an entry: full content, files and decisions. */
export function StaffEntryPage() {
  const search = route.useSearch();
  const { data, error, refetch } = useGetStaffProject(search.id, {
    query: { enabled: search.id !== '' },
    ...NO_TOAST_WHEN_GONE,
  });
  /** Version of the entry when the review dialog was opened. */
  const [reviewed, setReviewed] = useState<StaffProject>();
  /** Version of the entry when the form of a request for changes was opened. */
  const [reopened, setReopened] = useState<StaffProject>();
  usePageName(data?.entry.name);
  /** Edition of the neighbours, unless the list that the entry was opened from names one. */
  const edition = data && { matchInfoId: data.entry.matchInfoId };
  const state = data === undefined ? detailState(search.id, error) : 'shown';

  return (
    <StaffPage
      title={data?.entry.name ?? <FormattedMessage id="route.StaffEntry" />}
      actions={<EntryNeighbours search={{ ...edition, ...search }} />}
    >
      {state === 'loading' && <Skeleton active />}
      {state === 'failed' && <FailedState error={error} onRetry={() => void refetch()} />}
      {state === 'incomplete' && <GoneState title={<FormattedMessage id="error.incomplete" />} />}
      {state === 'gone' && <GoneState title={<FormattedMessage id="staff.entryPage.gone" />} />}
      {data !== undefined && (
        <>
          <EntryParts
            detail={data}
            onReview={() => setReviewed(data.entry)}
            onRequest={() => setReopened(data.entry)}
          />
          <ChangeEditor entry={reopened} onClose={() => setReopened(undefined)} />
          <EntryReview entry={reviewed} onClose={() => setReviewed(undefined)} />
        </>
      )}
    </StaffPage>
  );
}

interface PartsProps {
  detail: StaffProjectDetail;
  onReview: () => void;
  onRequest: () => void;
}

function EntryParts({ detail, onReview, onRequest }: PartsProps) {
  const dates = useDates();
  const { entry, matchName, team } = detail;
  const identity = useIdentityNumber(entry.id, team.identity, getProjectIdentity);
  const { document } = identity;
  return (
    <div className={styles['parts']}>
      <Card>
        <div className={styles['facts']}>
          <StatusTag tone={ENTRY_TONES[entry.status] ?? 'plain'}>
            <FormattedMessage id={`staff.entry.${entryState(entry)}`} />
          </StatusTag>
          <span>{matchName}</span>
          <span>
            <FormattedMessage
              id="staffEntry.reviewedBy"
              values={{ name: entry.reviewer?.name ?? '–' }}
            />
          </span>
          {entry.unreachable && (
            <StatusTag tone="bad">
              <FormattedMessage id="staff.unreachable" />
            </StatusTag>
          )}
          {entry.submitDate !== undefined && (
            <span>
              <FormattedMessage id="staff.submitted" />{' '}
              <time dateTime={entry.submitDate}>{dates.moment(entry.submitDate)}</time>
            </span>
          )}
          <Space wrap className={styles['actions'] ?? ''}>
            <CopyLink key={entry.id} id={entry.id} />
            <ClaimButtons entries={[entry]} />
            <EntryPublication entries={[entry]} />
            <PermissionButton
              as={Button}
              authority={['entry:review']}
              type="primary"
              onClick={onReview}
            >
              <FormattedMessage id="staff.review" />
            </PermissionButton>
          </Space>
        </div>
        <EntryDecisions entry={entry} />
        <UndoDecision key={entry.id} entry={entry} />
      </Card>
      <Card>
        <EntryChanges detail={detail} onRequest={onRequest} />
      </Card>
      <Card>
        <EntryNotes key={entry.id} id={entry.id} />
      </Card>
      <Card>
        <EntryContent
          values={valuesOf({
            ...entry,
            ...detail,
            team: document === undefined ? team : { ...team, identity: document },
          })}
          missing={detail.missingDocuments ?? []}
          act={(part) =>
            part === 'team' && document !== undefined && <IdentityButton identity={identity} />
          }
          preview={(file) => <FilePreview file={file} />}
        />
      </Card>
      <Card>
        <EntryVersions key={entry.id} id={entry.id} />
      </Card>
    </div>
  );
}

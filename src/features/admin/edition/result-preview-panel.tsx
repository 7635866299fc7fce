import { Alert, Button, Card, Popconfirm, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetResultPreview, usePublishResults } from '@/api/generated/staff-match/staff-match';
import type { ResultEntry, ResultStage, StaffMatch } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { serverNow } from '@/lib/page/clock';
import { isPast } from '@/lib/wall-clock';
import { FailedState } from '@/ui/feedback/result-state';
import { PlanDialog } from './plan-dialog';
import { ResultEntries } from './result-entries';
import { ResultWarnings } from './result-warnings';

interface Props {
  edition: StaffMatch;
  stage: ResultStage;
  /** Planned time of the stage, if there is a plan. */
  plannedAt: string | undefined;
  onClose: () => void;
}

/** Preview of a stage: counts, warnings and entries; publishes the stage, at once or at a planned time. */
export function ResultPreviewPanel({ edition, stage, plannedAt, onClose }: Props) {
  const { id, signUpEnd } = edition;
  const intl = useIntl();
  const dates = useDates();
  // The server refuses results while teams can still change their entries.
  const tooEarly = stage !== 'accepted' && !isPast(signUpEnd, serverNow());
  const { data, error, isError, refetch } = useGetResultPreview(id, stage);
  const publish = usePublishResults();
  const [ordered, setOrdered] = useState<ResultEntry[]>();
  const [planning, setPlanning] = useState(false);
  const publication = {
    id,
    stage,
    ...(ordered !== undefined && { order: ordered.map((entry) => entry.id) }),
  };
  return (
    <Card
      title={<FormattedMessage id={`staffResult.previewOf.${stage}`} />}
      extra={
        <Button type="text" onClick={onClose}>
          <FormattedMessage id="staffResult.closePreview" />
        </Button>
      }
    >
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton active />}
      {data !== undefined && (
        <Space orientation="vertical" size={16} style={{ width: '100%' }}>
          <p>
            <FormattedMessage id={`staffResult.effect.${stage}`} />{' '}
            <FormattedMessage
              id="staffResult.counts"
              values={{ shown: data.shown, notSelected: data.notSelected, changes: data.changes }}
            />
          </p>
          {tooEarly && (
            <Alert
              type="info"
              title={
                <FormattedMessage
                  id="staffResult.tooEarly"
                  values={{ time: dates.end(signUpEnd) }}
                />
              }
            />
          )}
          <ResultWarnings warnings={data.warnings} />
          <ResultEntries entries={ordered ?? data.entries} onOrder={setOrdered} />
          <Space wrap>
            <Popconfirm
              title={intl.formatMessage(
                { id: 'staffResult.publishQuestion' },
                { changes: data.changes },
              )}
              okText={intl.formatMessage({ id: 'staffResult.publish' })}
              cancelText={intl.formatMessage({ id: 'staffMatch.notYet' })}
              onConfirm={() => publish.mutate({ data: publication }, { onSuccess: onClose })}
              disabled={tooEarly}
            >
              <Button type="primary" loading={publish.isPending} disabled={tooEarly}>
                <FormattedMessage id="staffResult.publish" />
              </Button>
            </Popconfirm>
            <Button onClick={() => setPlanning(true)}>
              <FormattedMessage id="staffResult.plan" />
            </Button>
          </Space>
          <PlanDialog
            open={planning}
            publication={publication}
            plannedAt={plannedAt}
            onPlanned={onClose}
            onClose={() => setPlanning(false)}
          />
        </Space>
      )}
    </Card>
  );
}

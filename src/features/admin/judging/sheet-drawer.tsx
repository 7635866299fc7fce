import { Drawer, Skeleton } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetScoreSheet } from '@/api/generated/staff-judging/staff-judging';
import { SheetView } from '@/domain/judging/sheet-view';
import { useDates } from '@/i18n/format/dates';
import { useTextIn } from '@/i18n/use-text-in';
import { FailedState } from '@/ui/feedback/result-state';

/** Drawer with the score sheet of an assignment. */
export function SheetDrawer({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const intl = useIntl();
  const dates = useDates();
  const textOf = useTextIn();
  const { data, error, isError, refetch } = useGetScoreSheet(id ?? '', {
    query: { enabled: id !== undefined },
  });
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      size={480}
      mask={{ blur: false }}
      title={data?.entryName ?? intl.formatMessage({ id: 'judging.sheet' })}
    >
      {data === undefined &&
        (isError ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton active />
        ))}
      {data !== undefined && (
        <>
          <p>
            {data.judgeName ?? <FormattedMessage id="staffJudging.noJudge" />}
            {' · '}
            <FormattedMessage id={`judging.state.${data.sheet.state}`} />
            {data.sheet.updateDate !== undefined && ` · ${dates.moment(data.sheet.updateDate)}`}
          </p>
          <SheetView
            criteria={data.criteria.map((one) => ({ ...one, name: textOf(one.name) }))}
            sheet={data.sheet}
          />
        </>
      )}
    </Drawer>
  );
}

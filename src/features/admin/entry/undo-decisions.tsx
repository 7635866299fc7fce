import { Button, Popconfirm } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffProject } from '@/api/generated/model';
import { useUndoReviews } from '@/api/generated/staff/staff';
import { entryState, stateBefore } from '@/domain/entry/entry-state';
import { useDates } from '@/i18n/format/dates';
import { PermissionButton } from '@/session/permission-button';
import type { Outcome } from './decision-outcome';
import styles from './entry-review.module.css';

interface Props {
  entries: readonly StaffProject[];
  onUndone: (outcome: Outcome) => void;
}

/** Button that undoes the last decision of each entry, after it has listed them; absent without a decision. */
export function UndoDecisions({ entries, onUndone }: Props) {
  const intl = useIntl();
  const dates = useDates();
  const undo = useUndoReviews();
  const decided = entries.flatMap((entry) => {
    const last = entry.history.at(-1);
    return last === undefined ? [] : { entry, last };
  });
  if (decided.length === 0) return null;
  const revert = () =>
    undo.mutate(
      { data: { entries: decided.map(({ entry: { id, revision } }) => ({ id, revision })) } },
      { onSuccess: (result) => onUndone({ ...result, entries, undone: true }) },
    );
  return (
    <Popconfirm
      styles={{ root: { maxWidth: 'min(480px, calc(100vw - 24px))' } }}
      title={intl.formatMessage({ id: 'staffEntry.undoMany' }, { count: decided.length })}
      description={
        <ul role="list" className={styles['undone']}>
          {decided.map(({ entry: { id, name }, last }) => (
            <li key={id}>
              {name}: <FormattedMessage id={`staff.entry.${stateBefore(last)}`} />
              {' → '}
              <FormattedMessage id={`staff.entry.${entryState(last)}`} />
              {` (${[last.by, dates.moment(last.at)].filter(Boolean).join(', ')})`}
            </li>
          ))}
        </ul>
      }
      okText={intl.formatMessage({ id: 'staffEntry.undo' })}
      onConfirm={revert}
    >
      <PermissionButton as={Button} authority={['entry:review']} loading={undo.isPending}>
        <FormattedMessage id="staffEntry.undoLast" />
      </PermissionButton>
    </Popconfirm>
  );
}

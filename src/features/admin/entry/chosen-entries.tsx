import { Button, Checkbox, Space } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffProject } from '@/api/generated/model';
import { PermissionButton } from '@/session/permission-button';
import { ClaimButtons } from './claim-buttons';
import type { Outcome } from './decision-outcome';
import { EntryPublication } from './entry-publication';
import { UndoDecisions } from './undo-decisions';

interface Props {
  /** Entries on this page of results. */
  entries: readonly StaffProject[];
  chosen: readonly StaffProject[];
  onChoose: (ids: readonly string[]) => void;
  onReview: (entries: readonly StaffProject[]) => void;
  onUndone: (outcome: Outcome) => void;
}

/** Selects all entries of a page of results, and contains the actions for the selected ones. */
export function ChosenEntries({ entries, chosen, onChoose, onReview, onUndone }: Props) {
  const intl = useIntl();
  const clear = () => onChoose([]);
  return (
    <Space wrap style={{ minHeight: 32, marginBottom: 8 }}>
      <Checkbox
        checked={chosen.length === entries.length}
        indeterminate={chosen.length > 0 && chosen.length < entries.length}
        onChange={({ target }) => onChoose(target.checked ? entries.map(({ id }) => id) : [])}
      >
        <FormattedMessage id="staff.chooseAll" />
      </Checkbox>
      {chosen.length > 0 && (
        <Space wrap role="group" aria-label={intl.formatMessage({ id: 'staff.withChosen' })}>
          <FormattedMessage id="staff.chosen" values={{ count: chosen.length }} />
          <PermissionButton
            as={Button}
            type="primary"
            authority={['entry:review']}
            onClick={() => {
              onReview(chosen);
              clear();
            }}
          >
            <FormattedMessage id="staffEntry.decide" />
          </PermissionButton>
          <UndoDecisions
            entries={chosen}
            onUndone={(outcome) => {
              onUndone(outcome);
              clear();
            }}
          />
          <ClaimButtons entries={chosen} onDone={clear} />
          <EntryPublication entries={chosen} onDone={clear} />
        </Space>
      )}
    </Space>
  );
}

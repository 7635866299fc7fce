import { Alert, Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyAssignment } from '@/api/generated/model';
import { SheetView } from '@/domain/judging/sheet-view';
import { SiteLink } from '@/lib/page/site-link';
import { buttonClass } from '@/ui/button/button';
import { FailureText } from '@/ui/feedback/failure-text';
import { useNeighbours } from '../use-neighbours';
import styles from './score-sheet.module.css';
import { valuesOf } from './sheet-values';
import { useSheetRequest } from './use-sheet-request';

/** Submitted score sheet with the next entry; can be taken back while the round is open. */
export function SubmittedSheet({ assignment }: { assignment: MyAssignment }) {
  const { id, criteria, sheet } = assignment;
  const { request, saving } = useSheetRequest(id);
  const [problem, setProblem] = useState<unknown>();
  const { unfinished } = useNeighbours(id);

  const takeBack = async () => {
    setProblem(undefined);
    try {
      await request(valuesOf(sheet), { revision: sheet.revision, submitted: false });
    } catch (error) {
      setProblem(error);
    }
  };

  return (
    <>
      <Alert
        type="success"
        role="status"
        showIcon
        title={<FormattedMessage id="judging.submittedNote" />}
        {...(unfinished === undefined && {
          description: <FormattedMessage id="judging.allSubmitted" />,
        })}
      />
      <SheetView criteria={criteria} sheet={sheet} />
      {problem !== undefined && (
        <Alert type="error" role="alert" showIcon title={<FailureText error={problem} />} />
      )}
      <div className={styles['acts']}>
        {unfinished === undefined ? (
          <SiteLink to="/score" className={buttonClass()}>
            <FormattedMessage id="judging.toList" />
          </SiteLink>
        ) : (
          <SiteLink to="/score/sheet" search={{ id: unfinished.id }} className={buttonClass()}>
            <FormattedMessage id="judging.nextUnfinished" />
          </SiteLink>
        )}
        <Button size="large" loading={saving} onClick={() => void takeBack()}>
          <FormattedMessage id="judging.takeBack" />
        </Button>
      </div>
    </>
  );
}

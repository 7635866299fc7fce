import { useEffect } from 'react';
import { countActivityView } from '@/api/generated/activity/activity';

/** What was counted since the site was opened: one visit counts once, however often it renders. */
const counted = new Set<string>();

/** Counts the visit of an activity that is shown; a failure is nobody's concern. */
export function useRecordView(activityId: string | undefined): void {
  useEffect(() => {
    if (activityId === undefined || counted.has(activityId)) return;
    counted.add(activityId);
    countActivityView({ activityId }, { quiet: true }).catch(() => undefined);
  }, [activityId]);
}

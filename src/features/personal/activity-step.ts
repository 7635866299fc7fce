import type { ActivitySummary } from '@/api/generated/model';
import { checkInPhase } from '@/domain/activity/check-in-days';

type Step = 'early' | 'open' | 'late' | 'signedIn' | 'cancelled' | 'cancelledOver' | 'calledOff';

/** What comes next for who has to do with an activity. */
export function activityStep(activity: ActivitySummary, now: number): Step {
  if (activity.state === 'cancelled') return 'calledOff';
  switch (activity.signUpStatus) {
    case 'signedIn':
      return 'signedIn';
    case 'signedUp':
      return checkInPhase(activity, now);
    default:
      return activity.state === 'ended' ? 'cancelledOver' : 'cancelled';
  }
}

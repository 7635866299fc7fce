import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import {
  getGetActivityQueryKey,
  useCancelActivity,
  useGetActivitySignUp,
  useSignUpActivity,
} from '@/api/generated/activity/activity';
import type { Activity } from '@/api/generated/model';
import { afterLogin } from '@/session/logged-in-again';
import { useSession } from '@/session/session-store';
import { serverNow } from '@/lib/clock';
import { ActionButton } from '@/ui/action-button';
import { CheckIn } from './check-in';
import { isCheckInDay } from './check-in-days';

/** Sign-up and cancel, with what holds for the current user; visitors are asked to log in first. */
export function SignUpAction({ activity }: { activity: Activity }) {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== undefined);
  const mine = useGetActivitySignUp(activity.id, { query: { enabled: loggedIn } });
  // Every key of activities starts like the one of a single activity, without its id.
  const prefix = getGetActivityQueryKey(activity.id).slice(0, 3);
  const follow = { mutation: { onSettled: () => client.invalidateQueries({ queryKey: prefix }) } };
  const signUp = useSignUpActivity(follow);
  const cancel = useCancelActivity(follow);
  const data = { activityId: activity.id };
  const status = loggedIn ? mine.data?.status : 'none';
  const open = activity.state === 'open';

  if (activity.state === 'cancelled') {
    return (
      <p role="status">
        <FormattedMessage
          id="activity.hint.cancelled"
          values={{ reason: activity.cancelReason ?? '' }}
        />
      </p>
    );
  }
  return (
    <>
      <p role="status">
        {status === 'signedUp' && <FormattedMessage id="activity.youAreIn" />}
        {status === 'signedIn' && <FormattedMessage id="activity.youWereThere" />}
        {(status === 'none' || status === 'cancelled') && (
          <FormattedMessage id={`activity.hint.${activity.state}`} />
        )}
      </p>
      {status === 'signedUp' && isCheckInDay(activity, serverNow()) && (
        <CheckIn activityId={activity.id} />
      )}
      {status === 'signedUp' ? (
        <ActionButton
          look="outline"
          busy={cancel.isPending}
          onPress={() => {
            cancel.mutate({ data });
          }}
        >
          <FormattedMessage id="activity.cancel" />
        </ActionButton>
      ) : (
        <ActionButton
          busy={signUp.isPending}
          disabled={!open || status === undefined || status === 'signedIn'}
          onPress={() => {
            void afterLogin(() => {
              signUp.mutate({ data });
            });
          }}
        >
          <FormattedMessage id="activity.signUp" />
        </ActionButton>
      )}
    </>
  );
}

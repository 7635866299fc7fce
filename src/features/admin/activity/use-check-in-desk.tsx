import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiFailure, type FailureKind } from '@/api/failure';
import { useCheckInAttendee } from '@/api/generated/staff-activity/staff-activity';
import type { StaffActivity } from '@/api/generated/model';
import { fullName } from '@/session/full-name';
import { FailureText } from '@/ui/feedback/failure-text';

interface Outcome {
  key: number;
  type: 'success' | 'warning' | 'error';
  text: ReactNode;
}

interface Entered {
  ticket: string;
  name: string;
  mobile: string;
}

/** Failures in which the server rejected the ticket. */
const REFUSED: readonly FailureKind[] = ['BusinessRule', 'Refused', 'Forbidden'];

/** Number of recent check-ins that are shown. */
const SHOWN = 10;

/** Checks in one ticket at a time and reports the outcome. */
export function useCheckInDesk({ id: activityId, checkedIn, signedUp }: StaffActivity) {
  const intl = useIntl();
  const { mutateAsync, isPending } = useCheckInAttendee({
    // The response contains the counts, so no list is refetched.
    request: { suppressToast: true, changes: undefined },
  });
  const running = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [present, setPresent] = useState({ checkedIn, signedUp });
  const [last, setLast] = useState<Entered[]>([]);

  const report = (type: Outcome['type'], text: ReactNode) =>
    setOutcome((before) => ({ key: (before?.key ?? 0) + 1, type, text }));

  const checkIn = async (ticket: string) => {
    // The camera may report the same code again during the request.
    if (running.current) return;
    running.current = true;
    try {
      const attendee = await mutateAsync({ data: { activityId, ticket } });
      const name = fullName(attendee, intl.locale) || attendee.mobile;
      report('success', <FormattedMessage id="staffActivity.desk.done" values={{ name }} />);
      setPresent({ checkedIn: attendee.checkedIn, signedUp: attendee.signedUp });
      setLast((all) => [{ ticket, name, mobile: attendee.mobile }, ...all].slice(0, SHOWN));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const refused = REFUSED.includes(error.kind);
      report(refused ? 'warning' : 'error', <FailureText error={error} />);
    } finally {
      running.current = false;
    }
  };

  return {
    checkIn: (ticket: string) => void checkIn(ticket),
    loading: isPending,
    outcome,
    present,
    last,
  };
}

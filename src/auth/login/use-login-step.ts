import { ApiFailure } from '@/api/failure';
import type { LoginResult } from '@/api/generated/model';
import type { MessageId } from '@/i18n/message-ids';
import { useSingleFlight } from '@/ui/button/use-single-flight';
import type { BeginsSession, LeadsToSecondStep, LoginFormProps } from './form-props';
import { problemOf, secondStepOf } from './problem';

interface Options extends LoginFormProps, BeginsSession, Partial<LeadsToSecondStep> {
  refused: MessageId;
}

const UNREACHABLE: MessageId = 'login.requestError';

/**
 * Sends a step of a login and starts the session that it returns. Shows `refused` only if the
 * server rejected this step, not a later request.
 * @returns a function that starts the step, and whether it is running
 */
export function useLoginStep<Body>(
  send: (body: Body) => Promise<LoginResult>,
  { refused, onProblem, onLoggedIn, onSecondStep }: Options,
): [start: (body: Body) => void, loading: boolean] {
  return useSingleFlight(async (body: Body) => {
    onProblem(undefined);
    let words = { refused, unreachable: UNREACHABLE };
    try {
      const login = await send(body);
      words = { refused: UNREACHABLE, unreachable: UNREACHABLE };
      await onLoggedIn(login);
    } catch (error) {
      // The failure policy redirects to the form that resets the password.
      if (error instanceof ApiFailure && error.kind === 'PasswordResetRequired') return;
      const ticket = secondStepOf(error);
      if (ticket !== undefined && onSecondStep) onSecondStep(ticket);
      else onProblem(problemOf(error, words));
    }
  });
}

import type { LoginResult } from '@/api/generated/model';
import type { Prepared } from '@/session/login-modal-store';
import type { Problem } from './problem';

export interface LoginFormProps {
  /** Shows a failure in the panel's alert; undefined removes it. */
  onProblem: (problem: Problem | undefined) => void;
}

/** Props of forms that start a session. */
export interface BeginsSession {
  onLoggedIn: (login: LoginResult) => Promise<void>;
}

/** Props of forms whose login may require a second factor. */
export interface LeadsToSecondStep {
  /** Receives the ticket for the second step. */
  onSecondStep: (loginTicket: string) => void;
}

/** Props of forms that end with a request to log in. */
export interface EndsInLogin {
  /** Receives the account's phone for the login, and what was done. */
  onDone: (phone: string, prepared: Prepared) => void;
}

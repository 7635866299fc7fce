import type { LoginResult } from '@/api/generated/model';
import type { Problem } from './problem';

/** What every login form tells the panel around it. */
export interface LoginFormProps {
  /** The failure to show in the one alert; undefined takes it away. */
  onProblem: (problem: Problem | undefined) => void;
}

/** A form that begins a session. */
export interface BeginsSession {
  onLoggedIn: (login: LoginResult) => Promise<void>;
}

/** A form that is the first step of a login where the account has a second factor. */
export interface LeadsToSecondStep {
  /** @param loginTicket what the second step takes */
  onSecondStep: (loginTicket: string) => void;
}

/** A form that ends in "please log in". */
export interface EndsInLogin {
  /** @param phone the account's, to log in with */
  onDone: (phone: string) => void;
}

import { FormattedMessage } from 'react-intl';

/** What of a failed call decides how it is worded (`ApiFailure`). */
export interface CallFailure {
  kind: string;
  /** HTTP status, body code, or 0 where no answer came. */
  code: number;
  serverMessage?: string | undefined;
  /** How long the server asks to wait, seconds. */
  waitSeconds?: number | undefined;
}

/** The failed call that an error stands for; undefined for any other error. */
export function callFailure(error: unknown): CallFailure | undefined {
  const isCall = error instanceof Error && 'kind' in error && 'code' in error;
  return isCall ? (error as unknown as CallFailure) : undefined;
}

/** The texts of what failed, where the server said nothing itself. */
function textOf({ kind, code }: CallFailure) {
  if (kind === 'SessionExpired') return 'error.loginFirst';
  if (kind === 'BadRequest') return 'error.badRequest';
  if (kind === 'TooManyRequests') return 'error.tooManyRequests';
  if (kind === 'TransportFault' || kind === 'ServerFault')
    return code === 0 ? 'error.failed.hint' : 'error.serverFault';
  return code === 404 || code === 410 ? 'error.gone' : 'error.general';
}

/**
 * Says what went wrong, for a place that stays on the page: the server's own words, else what its
 * answer means. Only where no answer came is the connection to be checked.
 */
export function FailureText({ error }: { error: unknown }) {
  const failure = callFailure(error);
  if (failure === undefined) return <FormattedMessage id="error.general" />;
  const { kind, serverMessage, waitSeconds = 0 } = failure;
  if (kind === 'ContractViolation') return <FormattedMessage id="error.unreadableAnswer" />;
  if (serverMessage !== undefined) return serverMessage;
  return <FormattedMessage id={textOf(failure)} values={{ seconds: waitSeconds }} />;
}

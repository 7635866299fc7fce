import type { MessageId } from '@/i18n/message-ids';

/** What of a failed call decides how it is shown (`ApiFailure`). */
export interface CallFailure {
  kind: string;
  /** HTTP status, body code, or 0 where no response came. */
  code: number;
  serverMessage: string | undefined;
  /** What is said of it: a text of this site, or the server's own words. */
  words: { id: MessageId; values?: Record<string, number> } | { words: string };
}

/** The failed call that an error stands for; undefined for any other error. */
export function callFailure(error: unknown): CallFailure | undefined {
  const isCall = error instanceof Error && 'words' in error;
  return isCall ? (error as unknown as CallFailure) : undefined;
}

/** Whether a proxy refused the size of what was sent, as it will each time. */
export function isTooLarge({ code }: CallFailure): boolean {
  return code === 413;
}

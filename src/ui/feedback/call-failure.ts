import type { MessageId } from '@/i18n/message-ids';

/** Properties of a failed request that decide how it is shown (`ApiFailure`). */
export interface CallFailure {
  kind: string;
  /** HTTP status, code of the body, or 0 without a response. */
  code: number;
  serverMessage: string | undefined;
  /** Message for the user: a message id of this site, or the server's text. */
  words: { id: MessageId; values?: Record<string, number> } | { words: string };
}

/** Narrows an error to a failed request; undefined for any other error. */
export function callFailure(error: unknown): CallFailure | undefined {
  const isCall = error instanceof Error && 'words' in error;
  return isCall ? (error as unknown as CallFailure) : undefined;
}

/** Returns whether the server doesn't implement the operation, which a retry doesn't change. */
export function isNotOffered({ words }: CallFailure): boolean {
  return 'id' in words && words.id === 'error.notOffered';
}

/** Returns whether a proxy rejected the size of the request, which a retry doesn't change. */
export function isTooLarge({ code }: CallFailure): boolean {
  return code === 413;
}

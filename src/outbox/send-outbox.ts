import { ApiFailure, type FailureKind } from '@/api/failure';
import { openContactVerification } from '@/api/failures';
import { getActivitySignUp, signUpActivity } from '@/api/generated/activity/activity';
import { getMyProject, saveProject } from '@/api/generated/project/project';
import type { MessageId } from '@/i18n/message-ids';
import { draftKey, deleteDraft } from '@/lib/form-draft';
import { withTabLock } from './with-tab-lock';
import { isOwn, useOutbox, type OutboxItem } from './outbox';
import { refreshCurrentUser } from '@/session/current-user';
import { useSession } from '@/session/session-store';

/** Result of a queued sign-up: a message and, for a rejected one, the server's message. */
export interface Outcome {
  text: MessageId;
  refusal?: string | undefined;
}

const IN_BACKGROUND = { suppressToast: true, background: true };

type Item<Kind> = Extract<OutboxItem, { kind: Kind }>;

/** Failures after which an item stays in the outbox. */
const LATER: readonly FailureKind[] = [
  'TransportFault',
  'SessionExpired',
  'TooManyRequests',
  'ContactVerificationRequired',
];

/** Tokens of sessions in which the contact verification was opened; retries don't open it again. */
const verificationOpened = new Set<string>();

/** Earliest start of the next run, in epoch milliseconds, from the wait that the server requested. */
let notBefore = 0;

/** Returns whether the session of a token is still the current one. */
function isSameSession(token: string): boolean {
  return useSession.getState().token === token;
}

/** Sends an entry. Repeated requests are idempotent by its save key. */
async function sendEntry({ body, phone }: Item<'entry'>, token: string): Promise<void> {
  const saved = await saveProject(body, IN_BACKGROUND).catch(async (error: unknown) => {
    if (!isSameSession(token)) throw error;
    const now = await getMyProject(undefined, IN_BACKGROUND);
    // The server has stored this save; only the response was lost.
    if (now !== null && now.saveKey === body.saveKey) return now;
    throw error;
  });
  deleteDraft(draftKey('entry', phone));
  useOutbox.getState().markSent({ id: saved.id, phone });
}

async function sendActivity({ activityId, name }: Item<'activity'>, token: string) {
  try {
    await signUpActivity({ activityId, ...(name !== undefined && { name }) }, IN_BACKGROUND);
    if (name !== undefined) await refreshCurrentUser();
  } catch (error) {
    if (!isSameSession(token)) throw error;
    const { status } = await getActivitySignUp(activityId, IN_BACKGROUND);
    if (status !== 'signedUp') throw error;
  }
}

/** Sends an item; returns undefined if it stays in the outbox. */
async function send(item: OutboxItem, token: string): Promise<Outcome | undefined> {
  try {
    if (item.kind === 'entry') await sendEntry(item, token);
    else await sendActivity(item, token);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.waitSeconds !== undefined) notBefore = Date.now() + error.waitSeconds * 1000;
    if (error.kind === 'ContactVerificationRequired' && !verificationOpened.has(token)) {
      verificationOpened.add(token);
      if (await openContactVerification()) return await send(item, token);
    }
    if (LATER.includes(error.kind) || !isSameSession(token)) return undefined;
    useOutbox.getState().remove(item);
    return { text: `offline.${item.kind}Refused`, refusal: error.serverMessage };
  }
  useOutbox.getState().remove(item);
  return { text: `offline.${item.kind}Sent` };
}

/**
 * Sends the current user's items, in one tab at a time, and returns the results. Stops when the
 * session ends; the remaining items stay queued until the same user logs in again.
 */
export async function sendOutbox(): Promise<Outcome[]> {
  const session = useSession.getState();
  const { token } = session;
  if (token === undefined) return [];
  return await withTabLock('outbox', [], async () => {
    const outcomes: Outcome[] = [];
    if (Date.now() < notBefore) return outcomes;
    const own = useOutbox.getState().items.filter((one) => isOwn(one, session));
    for (const item of own) {
      if (!isSameSession(token)) break;
      const outcome = await send(item, token);
      // Another user of the device must not see the result.
      if (outcome !== undefined && isSameSession(token)) outcomes.push(outcome);
    }
    return outcomes;
  });
}

import { ApiFailure, type FailureKind } from '@/api/failure';
import { askContactVerification } from '@/api/failures';
import { getActivitySignUp, signUpActivity } from '@/api/generated/activity/activity';
import { getMyProject, saveProject } from '@/api/generated/project/project';
import type { MessageId } from '@/i18n/message-ids';
import { draftKey, removeDraft } from '@/lib/form-draft';
import { withTabLock } from './with-tab-lock';
import { isOwn, useOutbox, type OutboxItem } from './outbox';
import { refreshCurrentUser } from '@/session/current-user';
import { useSession } from '@/session/session-store';

/** What became of a sign-up that had waited: a text, with the server's words where it refused. */
export interface Outcome {
  text: MessageId;
  refusal?: string | undefined;
}

const QUIET = { quiet: true, background: true };

type Item<Kind> = Extract<OutboxItem, { kind: Kind }>;

/** Still no response, too many calls, or first a login or a verification: what waits continues waiting. */
const LATER: readonly FailureKind[] = [
  'TransportFault',
  'SessionExpired',
  'TooManyRequests',
  'ContactVerificationRequired',
];

/** Sessions whose user has been requested a verification: who closes the dialog isn't asked every few seconds. */
const askedFor = new Set<string>();

/** The server has asked not to be called before, milliseconds. */
let notBefore = 0;

/** Whether the session that an item was to be sent in is still the present one. */
function isSameSession(token: string): boolean {
  return useSession.getState().token === token;
}

/** Sends an entry. Its key makes the server do it once, whatever became of an earlier answer. */
async function sendEntry({ body, phone }: Item<'entry'>, token: string): Promise<void> {
  const saved = await saveProject(body, QUIET).catch(async (error: unknown) => {
    if (!isSameSession(token)) throw error;
    const now = await getMyProject(undefined, QUIET);
    // An earlier try got through, and only its response was lost.
    if (now !== null && now.saveKey === body.saveKey) return now;
    throw error;
  });
  removeDraft(draftKey('entry', phone));
  useOutbox.getState().markSent({ id: saved.id, phone });
}

async function sendActivity({ activityId, name }: Item<'activity'>, token: string) {
  try {
    await signUpActivity({ activityId, ...(name !== undefined && { name }) }, QUIET);
    if (name !== undefined) await refreshCurrentUser();
  } catch (error) {
    if (!isSameSession(token)) throw error;
    const { status } = await getActivitySignUp(activityId, QUIET);
    if (status !== 'signedUp') throw error;
  }
}

/** Sends one; undefined where it continues waiting. */
async function send(item: OutboxItem, token: string): Promise<Outcome | undefined> {
  try {
    if (item.kind === 'entry') await sendEntry(item, token);
    else await sendActivity(item, token);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.waitSeconds !== undefined) notBefore = Date.now() + error.waitSeconds * 1000;
    if (error.kind === 'ContactVerificationRequired' && !askedFor.has(token)) {
      askedFor.add(token);
      if (await askContactVerification()) return await send(item, token);
    }
    if (LATER.includes(error.kind) || !isSameSession(token)) return undefined;
    useOutbox.getState().remove(item);
    return { text: `offline.${item.kind}Refused`, refusal: error.serverMessage };
  }
  useOutbox.getState().remove(item);
  return { text: `offline.${item.kind}Sent` };
}

/**
 * Sends what waits for the present user, in one tab at a time; answers what became of each. It ends
 * with the session: what is left waits for the next one of the same user.
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
      // Who uses this device now is not who signed up.
      if (outcome !== undefined && isSameSession(token)) outcomes.push(outcome);
    }
    return outcomes;
  });
}

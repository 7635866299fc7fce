import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@/api/failure';
import {
  getActivitySignUp,
  getGetActivityQueryKey,
  signUpActivity,
} from '@/api/generated/activity/activity';
import {
  getGetMyProjectQueryKey,
  getMyProject,
  saveProject,
} from '@/api/generated/project/project';
import type { MessageId } from '@/i18n/message-ids';
import { draftKey, removeDraft } from '@/lib/form-draft';
import { inOneTab } from '@/lib/in-one-tab';
import { useOutbox, type Waiting } from './outbox';
import { useSession } from './session-store';

/** What became of a sign-up that had waited: a text, with the server's words where it refused. */
export interface Outcome {
  text: MessageId;
  refusal?: string | undefined;
}

const QUIET = { quiet: true, background: true };

type Item<Kind> = Extract<Waiting, { kind: Kind }>;

/** Sends an entry. Its key makes the server do it once, whatever became of an earlier answer. */
async function sendEntry({ body, phone }: Item<'entry'>, client: QueryClient): Promise<void> {
  const saved = await saveProject(body, QUIET).catch(async (error: unknown) => {
    const now = await getMyProject(undefined, QUIET);
    // An earlier try got through, and only its answer was lost.
    if (now !== null && now.saveKey === body.saveKey) return now;
    throw error;
  });
  removeDraft(draftKey('entry', phone));
  useOutbox.getState().tellSent(saved.id);
  void client.invalidateQueries({ queryKey: getGetMyProjectQueryKey().slice(0, 3) });
}

async function sendActivity({ activityId }: Item<'activity'>, client: QueryClient) {
  try {
    await signUpActivity({ activityId }, QUIET);
  } catch (error) {
    const { status } = await getActivitySignUp(activityId, QUIET);
    if (status !== 'signedUp') throw error;
  } finally {
    const key = getGetActivityQueryKey(activityId).slice(0, 3);
    void client.invalidateQueries({ queryKey: key });
  }
}

/** Sends one; undefined where it goes on waiting. */
async function send(item: Waiting, client: QueryClient): Promise<Outcome | undefined> {
  try {
    if (item.kind === 'entry') await sendEntry(item, client);
    else await sendActivity(item, client);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // Still no answer, or first a login: later.
    if (error.kind === 'TransportFault' || error.kind === 'SessionExpired') return undefined;
    useOutbox.getState().drop(item);
    return { text: `offline.${item.kind}Refused`, refusal: error.serverMessage };
  }
  useOutbox.getState().drop(item);
  return { text: `offline.${item.kind}Sent` };
}

/** Sends what waits for the present user, in one tab at a time; answers what became of each. */
export async function sendOutbox(client: QueryClient): Promise<Outcome[]> {
  const { token, phone } = useSession.getState();
  if (token === undefined) return [];
  return await inOneTab('outbox', [], async () => {
    const told: Outcome[] = [];
    for (const item of useOutbox.getState().waiting.filter((one) => one.phone === phone)) {
      const outcome = await send(item, client);
      if (outcome !== undefined) told.push(outcome);
    }
    return told;
  });
}

import { local, localKeys, storageKey } from './storage';

/** The number of an identity document, in JSON of whatever shape. */
const NUMBER = /"idCard":"(?:[^"\\]|\\.)*"/g;

/**
 * JSON with a blank in place of each identity number. A blank, so that a form can distinguish it from a
 * number that its writer took out.
 */
export function blankIdentity(json: string): string {
  return json.replace(NUMBER, '"idCard":""');
}

/**
 * Takes identity numbers out of everything that this browser keeps for later (drafts of forms,
 * sign-ups that wait for the network): the session has ended, and the next user may be another one.
 */
export function clearIdentityNumbers(): void {
  try {
    for (const key of localKeys()) {
      if (/^(draft:|outbox$)/.test(key))
        local().setItem(storageKey(key), blankIdentity(local().getItem(storageKey(key)) ?? ''));
    }
  } catch {
    // Blocked by the browser: then there is nothing in it.
  }
}

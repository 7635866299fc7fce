import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { legalTexts } from '../../database/schema.ts';
import { cleanHtml, showsNothing } from '../../localized/rich-text.ts';
import { type LocalizedText, storedText } from '../../localized/localized.ts';

export type Kind = Schemas['LegalKind'];

/** A published version. */
export type LegalRow = typeof legalTexts.$inferSelect;

/** In the order of the site's foot. */
export const LEGAL_KINDS = ['privacy', 'terms', 'accessibility'] as const satisfies readonly Kind[];

/** Those that people agree to. */
export const AGREED_KINDS = ['privacy', 'terms'] as const satisfies readonly Kind[];

const isAgreed = (kind: Kind) => AGREED_KINDS.some((agreed) => agreed === kind);

/** Rich text, or an empty string where it shows nothing. */
function cleanText(html: string): string {
  const clean = cleanHtml(html);
  return showsNothing(clean) ? '' : clean;
}

/** Which versions there are of a text that is on the site. */
export interface LegalState {
  /** The one on the site. */
  current: number;
  /** The newest that everybody was asked to agree to; 0 where none was. */
  asked: number;
}

/** Whether two texts say the same; without Chinese neither is on the site. */
export const sameText = (one: LocalizedText, other: LocalizedText) =>
  one.CN === other.CN && (one.CN === '' || (one.US === other.US && one.HK === other.HK));

/** A version as it is stored after `stored`. */
export function legalRow(
  kind: Kind,
  { content, askAgain }: Pick<Schemas['LegalTextBody'], 'content' | 'askAgain'>,
  { stored, now }: { stored: LegalRow | undefined; now: Date },
): LegalRow {
  const text = storedText(content, stored?.content, cleanText);
  return {
    kind,
    version: (stored?.version ?? 0) + 1,
    content: text,
    publishDate: now,
    askAgain: askAgain && isAgreed(kind) && text.CN !== '',
  };
}

/** Whether a version was read that still holds: none was asked for again since. */
function holds(version: number | undefined, { current, asked }: LegalState): boolean {
  return version !== undefined && version >= Math.max(asked, 1) && version <= current;
}

type States = Partial<Record<Kind, LegalState>>;
type Versions = Schemas['LegalVersions'];

/** The versions that a user is asked to agree to and has not; undefined: none. */
export function missingConsent(states: States, agreed: Versions): Versions | undefined {
  const needed = AGREED_KINDS.flatMap((kind) => {
    const { [kind]: state } = states;
    const isMissing = state !== undefined && (agreed[kind] ?? 0) < state.asked;
    return isMissing ? [[kind, state.current] as const] : [];
  });
  return needed.length === 0 ? undefined : Object.fromEntries(needed);
}

/**
 * The versions that a new user agrees to: privacy policy and terms, if they are on the site. Throws the
 * business rule that one is missing.
 */
export function consentAtRegistration(states: States, consent: Versions): Versions {
  const agreed = AGREED_KINDS.flatMap((kind) => {
    const { [kind]: state } = states;
    if (state === undefined) return [];
    if (!holds(consent[kind], state)) throw businessRule('consentMissing');
    return [[kind, consent[kind]] as const];
  });
  return Object.fromEntries(agreed);
}

/** Throws the business rule that a given consent lacks a needed version, or names one that is too old. */
export function checkConsent(states: States, needed: Versions, consent: Versions): void {
  const fits = AGREED_KINDS.every((kind) => {
    const { [kind]: state } = states;
    if (consent[kind] === undefined) return needed[kind] === undefined;
    return state !== undefined && holds(consent[kind], state);
  });
  if (!fits) throw businessRule('consentMissing');
}

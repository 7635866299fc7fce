import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { legalTexts } from '../../database/schema.ts';
import { cleanHtml, isBlankRichText } from '../../localized/rich-text.ts';
import { type LocalizedText, storedText } from '../../localized/localized.ts';

export type Kind = Schemas['LegalKind'];

/** A published version. */
export type LegalRow = typeof legalTexts.$inferSelect;

/** Legal texts in the order of the footer. */
export const LEGAL_KINDS = ['privacy', 'terms', 'accessibility'] as const satisfies readonly Kind[];

/** Texts that require consent. */
export const AGREED_KINDS = ['privacy', 'terms'] as const satisfies readonly Kind[];

const isAgreed = (kind: Kind) => AGREED_KINDS.some((agreed) => agreed === kind);

/** Returns clean rich text, or an empty string if it shows nothing. */
function cleanText(html: string): string {
  const clean = cleanHtml(html);
  return isBlankRichText(clean) ? '' : clean;
}

/** Versions of a published text. */
export interface LegalState {
  /** The published version. */
  current: number;
  /** The newest version that requires new consent from everyone; 0 for none. */
  asked: number;
}

/** Returns whether two texts are equal; a text without Chinese isn't published. */
export const sameText = (one: LocalizedText, other: LocalizedText) =>
  one.CN === other.CN && (one.CN === '' || (one.US === other.US && one.HK === other.HK));

/** Builds the version that follows `stored`. */
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

/** Returns whether consent to a version is valid: no newer version requires new consent. */
function isValidConsent(version: number | undefined, { current, asked }: LegalState): boolean {
  return version !== undefined && version >= Math.max(asked, 1) && version <= current;
}

type States = Partial<Record<Kind, LegalState>>;
type Versions = Schemas['LegalVersions'];

/** Returns the versions that a user must still agree to; undefined for none. */
export function missingConsent(states: States, agreed: Versions): Versions | undefined {
  const needed = AGREED_KINDS.flatMap((kind) => {
    const { [kind]: state } = states;
    const isMissing = state !== undefined && (agreed[kind] ?? 0) < state.asked;
    return isMissing ? [[kind, state.current] as const] : [];
  });
  return needed.length === 0 ? undefined : Object.fromEntries(needed);
}

/**
 * Returns the versions that a new user agrees to: of privacy policy and terms, if published. Throws a
 * business rule if one is missing or outdated.
 */
export function consentAtRegistration(states: States, consent: Versions): Versions {
  const agreed = AGREED_KINDS.flatMap((kind) => {
    const { [kind]: state } = states;
    if (state === undefined) return [];
    if (!isValidConsent(consent[kind], state)) throw businessRule('consentMissing');
    return [[kind, consent[kind]] as const];
  });
  return Object.fromEntries(agreed);
}

/** Throws a business rule if a consent lacks a required version or contains an outdated one. */
export function checkConsent(states: States, needed: Versions, consent: Versions): void {
  const fits = AGREED_KINDS.every((kind) => {
    const { [kind]: state } = states;
    if (consent[kind] === undefined) return needed[kind] === undefined;
    return state !== undefined && isValidConsent(consent[kind], state);
  });
  if (!fits) throw businessRule('consentMissing');
}

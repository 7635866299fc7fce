import * as z from 'zod/mini';
import { NORMAL_FORMS, type TextKind } from './normal-forms';

/** A rule for a text field, with examples for its tests and the gallery. */
export interface FieldRule {
  schema: z.ZodMiniType<string>;
  /** Valid examples. */
  accepted: readonly string[];
  /** Invalid examples. */
  refused: readonly string[];
  /** Normalizes a text before validation; absent: the text is validated as typed. */
  tidy?: (text: string) => string;
}

/**
 * Creates a rule from a pattern or a check.
 * @param kind normal form of the text
 */
export function fieldRule(
  fits: RegExp | ((value: string) => boolean),
  accepted: readonly string[],
  refused: readonly string[],
  kind?: TextKind,
): FieldRule {
  const check = fits instanceof RegExp ? z.regex(fits) : z.refine<string>(fits);
  const tidy = kind && NORMAL_FORMS[kind];
  return { schema: z.string().check(check), accepted, refused, ...(tidy && { tidy }) };
}

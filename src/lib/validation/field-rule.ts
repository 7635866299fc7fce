import * as z from 'zod/mini';
import { NORMAL_FORMS, type TextKind } from './normal-forms';

/** One rule for one field of text, with examples that its tests and its gallery show. */
export interface FieldRule {
  schema: z.ZodMiniType<string>;
  /** Texts that it takes. */
  accepted: readonly string[];
  /** Texts that it refuses. */
  refused: readonly string[];
  /** The normal form that a text takes on before a form judges it; absent: the text is judged as typed. */
  tidy?: (text: string) => string;
}

/**
 * A rule by a pattern, or by a check where a pattern isn't enough.
 * @param kind the normal form of the field's text
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

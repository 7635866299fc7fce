import * as z from 'zod/mini';

/** One rule for one field of text, with examples that its tests and its gallery show. */
export interface FieldRule {
  schema: z.ZodMiniType<string>;
  /** Texts that it takes. */
  accepted: readonly string[];
  /** Texts that it refuses. */
  refused: readonly string[];
}

/** A rule by a pattern, or by a check where a pattern isn't enough. */
export function fieldRule(
  fits: RegExp | ((value: string) => boolean),
  accepted: readonly string[],
  refused: readonly string[],
): FieldRule {
  const check = fits instanceof RegExp ? z.regex(fits) : z.refine<string>(fits);
  return { schema: z.string().check(check), accepted, refused };
}

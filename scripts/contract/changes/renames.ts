import { describeType } from './describe.ts';
import type { Field } from './fields.ts';

/** Below this two names have too little in common, unless the rest of the fields agrees. */
const MIN_SIMILARITY = 0.5;

function words(name: string): string[] {
  return name.split(/(?=[A-Z])|[._-]/).map((word) => word.toLowerCase());
}

/** Share of the words that two names have in common, from 0 to 1. */
function similarity(a: string, b: string): number {
  const [one, other] = [new Set(words(a)), new Set(words(b))];
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size);
}

function same(a: unknown, b: unknown): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}

/** How much speaks for `added` being `removed` under a new name; 0 where the types differ. */
function evidence(removed: Field, added: Field): number {
  if (describeType(removed.schema) !== describeType(added.schema)) return 0;
  const text = same(removed.schema.description, added.schema.description) ? 1 : 0;
  const examples = same(removed.schema.examples, added.schema.examples) ? 1 : 0;
  const score = similarity(removed.name, added.name) + text + examples;
  return score >= MIN_SIMILARITY ? score : 0;
}

/** Guesses which of the removed fields live on under a new name; each field is used once. */
export function guessRenames(removed: Field[], added: Field[]): Map<Field, Field> {
  const pairs = removed
    .flatMap((from) => added.map((to) => ({ from, to, score: evidence(from, to) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const guessed = new Map<Field, Field>();
  const taken = new Set<Field>();
  for (const { from, to } of pairs) {
    if (guessed.has(from) || taken.has(to)) continue;
    guessed.set(from, to);
    taken.add(to);
  }
  return guessed;
}

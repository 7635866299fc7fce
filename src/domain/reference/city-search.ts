import { isLabelFound } from '@/ui/form/use-option-search';
import { OTHER_CITY } from './reference-labels';

/** Filters the choices of a city by a typed text; `OTHER_CITY` fits every text. */
export function isCityFound(
  typed: string,
  choice: { value?: unknown; label?: unknown } | undefined,
): boolean {
  return choice?.value === OTHER_CITY || isLabelFound(typed, choice);
}

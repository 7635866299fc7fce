import { isLabelFound } from '@/ui/form/use-option-search';
import { OTHER_CITY } from './reference-labels';

/** Filters city choices by a typed text; `OTHER_CITY` always matches. */
export function isCityFound(
  typed: string,
  choice: { value?: unknown; label?: unknown } | undefined,
): boolean {
  return choice?.value === OTHER_CITY || isLabelFound(typed, choice);
}

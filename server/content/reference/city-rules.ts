import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';

/** Position of a city in the hierarchy. */
export interface CityLevels {
  /** True if the parent in the request body is a province. */
  hasProvince: boolean;
  /** Number of subordinate cities. */
  below: number;
}

/**
 * Throws a business rule if a city would break the hierarchy of two levels: provinces without a parent, and
 * cities whose parent is a province.
 */
export function checkProvince(
  { code, parentCode }: Schemas['CityBody'],
  { hasProvince, below }: CityLevels,
): void {
  if (parentCode === undefined) return;
  if (parentCode === code || !hasProvince || below > 0) throw businessRule('provinceUnknown');
}

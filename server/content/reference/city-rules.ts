import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';

/** What the stored list has around a city. */
export interface CityLevels {
  /** Whether the parent that the body names is a province. */
  hasProvince: boolean;
  /** How many cities are below the city itself. */
  below: number;
}

/** Cities have two levels: a province has no parent, a city has one. Throws the business rule. */
export function checkProvince(
  { code, parentCode }: Schemas['CityBody'],
  { hasProvince, below }: CityLevels,
): void {
  if (parentCode === undefined) return;
  if (parentCode === code || !hasProvince || below > 0) throw businessRule('provinceUnknown');
}

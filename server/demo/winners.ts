import type { Schemas } from '../http/types.ts';
import { CITY_CODES } from './entry-rows.ts';
import type { DemoEntry } from './types.ts';

const CITY_NAMES = new Map<string, string>(
  Object.entries(CITY_CODES).map(([name, code]) => [code, name]),
);

/** Returns the entries of an edition with an award, highest first. */
export function demoWinners(entries: readonly DemoEntry[], editionId: string): Schemas['Winner'][] {
  return entries
    .filter(({ matchId }) => matchId === editionId)
    .flatMap(({ id, award, name, company, domain, city }) =>
      award === undefined
        ? []
        : [
            {
              award: award.name,
              prizeId: award.prizeId,
              title: name,
              company: company.name ?? '',
              domain,
              city: CITY_NAMES.get(city) ?? city,
              projectId: id,
            },
          ],
    );
}

import { businessRule, notFound } from '../../base/failure.ts';
import { requireRevision } from '../../http/revision.ts';
import {
  changeCity,
  cityLevels,
  cityUses,
  insertCity,
  lockCity,
  removeCity,
} from './city-queries.ts';
import { checkProvince } from './city-rules.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { cityOf } from './present.ts';

/** Handles cities for staff; the public operation is `listCities`. */
export function cityHandlers({
  db,
}: Services): HandlersOf<'createCity' | 'updateCity' | 'deleteCity'> {
  return {
    createCity: ({ body }) =>
      db.transaction(async (tx) => {
        checkProvince(body, await cityLevels(tx, body));
        const { code, name, parentCode = null } = body;
        const row = await insertCity(tx, { code, name, parentCode });
        if (row === undefined) throw businessRule('cityTaken');
        return cityOf(row);
      }),

    updateCity: ({ body }) =>
      db.transaction(async (tx) => {
        const { code, name, parentCode = null } = body;
        const stored = await lockCity(tx, code);
        if (stored === undefined) throw notFound();
        requireRevision(cityOf(stored).revision, body.revision);
        checkProvince(body, await cityLevels(tx, body));
        const row = await changeCity(tx, { code, name, parentCode });
        if (row === undefined) throw notFound();
        return cityOf(row);
      }),

    deleteCity: ({ params: { code } }) =>
      db.transaction(async (tx) => {
        if (!(await removeCity(tx, code))) throw notFound();
        if ((await cityUses(tx, code)) > 0) throw businessRule('cityInUse');
        return { id: code };
      }),
  };
}

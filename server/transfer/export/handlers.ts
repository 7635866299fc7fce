import type { Readable } from 'node:stream';
import { requireActivity } from '../../activity/queries.ts';
import { hasPermission } from '../../http/access.ts';
import { businessRule, forbidden } from '../../base/failure.ts';
import type { Schemas, Session, StreamedFile } from '../../http/types.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { withReviewer } from '../../competition/entry/reviewer-queries.ts';
import { cellText, type Cell } from './cells.ts';
import { csvFile } from './csv.ts';
import { dossierFile } from './dossiers.ts';
import type { ExportedList } from './exported-list.ts';
import {
  activityExport,
  attendeeExport,
  auditExport,
  entryExport,
  expertExport,
  newsExport,
  organisationExport,
  unreachableExport,
  userExport,
} from './lists.ts';
import { rankingExport } from './ranking.ts';
import { sheetExport } from './sheets.ts';
import { xlsxFile } from './xlsx.ts';
import type { WithNoticeSender } from '../../notices/notice-sender.ts';

/** Records per query. */
const BATCH = 200;

const MIME: Record<Schemas['ExportFormat'], string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

interface ExportQuery {
  format?: Schemas['ExportFormat'];
  status?: string;
  activityId?: string;
  roundId?: string;
  matchInfoId?: string;
  reviewer?: string;
}

type Lists = Record<Schemas['ExportList'], ExportedList>;

/** Returns the requested list. Its source ignores filters of other lists. */
function listOf(
  list: Schemas['ExportList'],
  { activityId = '', roundId = '' }: ExportQuery,
  { session, hasSms, now }: { session: Session; hasSms: boolean; now: Date },
): ExportedList {
  const lists: Lists = {
    entries: entryExport(hasSms),
    experts: expertExport,
    activities: activityExport,
    organisations: organisationExport,
    attendees: attendeeExport(activityId, hasSms),
    news: newsExport,
    users: userExport,
    unreachable: unreachableExport(hasSms),
    audit: auditExport,
    ranking: rankingExport(roundId, { session, now }),
    sheets: sheetExport(roundId, { session, now }),
  };
  return lists[list];
}

/**
 * Returns the filters of a list, with the caller's id in place of `mine`. Statuses of entries and experts are numbers; any other status is replaced
 * with one that matches nothing.
 */
function filtersOf(
  list: Schemas['ExportList'],
  { status, ...filters }: ExportQuery,
  { userId }: Session,
): object {
  const query = withReviewer(filters, userId);
  if (status === undefined) return query;
  const isNumbered = list === 'entries' || list === 'experts';
  return { ...query, status: isNumbered && !/^\d$/.test(status) ? '-1' : status };
}

/** Handlers of staff for exports. */
export function exportHandlers({
  db,
  store,
  noticeSender,
  now,
}: Services & WithNoticeSender): HandlersOf<'downloadExport'> {
  return {
    downloadExport: async ({ params, query, session, language, audit }): Promise<StreamedFile> => {
      const { list } = params;
      const { format = 'csv' } = query;
      audit({ target: list });
      const exported = listOf(list, query, {
        session,
        hasSms: noticeSender.hasSmsGateway,
        now: now(),
      });
      if (!exported.permissions.some((name) => hasPermission(session, name))) throw forbidden();
      if (format === 'zip' && list !== 'entries') throw businessRule('exportFormatUnknown');
      if (list === 'entries' && query.matchInfoId === undefined)
        throw businessRule('editionNeeded');
      const { activityId = '' } = query;
      if (list === 'attendees') await requireActivity(db, activityId);

      const context = { now: now(), language };
      const ids = await exported.find(db, filtersOf(list, query, session), context);
      const text = await cellText(db, language);
      audit({ detail: `${String(ids.length)}, ${format}` });

      // Reads without a transaction, which a slow client would keep open. Omits records deleted in the
      // meantime.
      async function* rows(): AsyncGenerator<Cell[]> {
        yield exported.heads(language);
        for (let from = 0; from < ids.length; from += BATCH)
          yield* await exported.rows(db, ids.slice(from, from + BATCH), { ...context, text });
      }
      const bytes: Readable =
        format === 'zip'
          ? await dossierFile(ids, { db, store, text, language })
          : (format === 'csv' ? csvFile : xlsxFile)(rows());
      return { name: `${list}.${format}`, mime: MIME[format], records: ids.length, bytes };
    },
  };
}

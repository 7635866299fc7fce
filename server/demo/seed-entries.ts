import type { DemoEntry, DemoExpert } from './types.ts';
import { publicationTimes } from './publication-times.ts';
import { plainNumber } from '../identity/identity-document/stored-number.ts';
import type { Transaction } from '../database/open.ts';
import * as schema from '../database/schema.ts';

/** Invented identity number with a valid checksum. */
const DEMO_NUMBER = '11010519491231002X';

function entryRow(entry: DemoEntry): typeof schema.projects.$inferInsert {
  const { pictures: _pictures, award: _award, submitted, reviewed, decided, ...rest } = entry;
  const isAccepted = rest.status >= 2 && rest.status <= 4;
  return {
    ...rest,
    agreed: true,
    // Accepted entries are published.
    publishedBy: isAccepted ? ('staff' as const) : null,
    revision: 1,
    contentRevision: 1,
    saveKey: rest.id,
    submitDate: new Date(submitted),
    createDate: new Date(Date.parse(submitted) - 3 * 24 * 3_600_000),
    updateDate: new Date(decided ?? reviewed ?? submitted),
  };
}

/** Returns the steps of an awarded entry that the stages of the results of its edition added. */
function resultSteps(decided: string, award: DemoEntry['award']) {
  const note = award === undefined ? null : `获得${award.name}`;
  const results = {
    shortlisted: { status: 3 as const, note: null },
    finalists: { status: 3 as const, finalist: true, note: null },
    winners: { status: 4 as const, note },
  };
  return publicationTimes(decided).map(({ stage, at }) => ({ ...results[stage], stage, at }));
}

function historyRows(entry: DemoEntry): (typeof schema.projectHistory.$inferInsert)[] {
  const { id: projectId, submitted, reviewed, decided, award } = entry;
  const steps = [
    { status: 1 as const, at: new Date(submitted) },
    ...(reviewed === undefined
      ? []
      : [{ status: 2 as const, at: new Date(reviewed), note: '形式审查通过' }]),
    ...(decided === undefined ? [] : resultSteps(decided, award)),
  ];
  return steps.map((step, position) => ({ ...step, projectId, position }));
}

/** Returns the decisions of staff about an entry; all of them are published. */
function decisionRows(entry: DemoEntry) {
  const steps = historyRows(entry).filter(({ status }) => status > 1);
  const award = entry.award?.name ?? null;
  const prizeId = entry.award?.prizeId ?? null;
  const reviews = steps.map((step, position) => ({
    ...step,
    position,
    fromStatus: steps[position - 1]?.status ?? (1 as const),
    fromFinalist: steps[position - 1]?.finalist ?? false,
    award: step.status === 4 ? award : null,
    prizeId: step.status === 4 ? prizeId : null,
    entryRevision: 1,
  }));
  const last = reviews.at(-1);
  const { id: projectId, status } = entry;
  return {
    reviews,
    decisions: last
      ? [{ projectId, status, award, prizeId, note: last.note ?? null, entryRevision: 1 }]
      : [],
  };
}

/** Writes the expert registrations; `tx` must contain their owners. */
export async function writeExperts(tx: Transaction, experts: readonly DemoExpert[]): Promise<void> {
  await tx.insert(schema.experts).values(
    experts.map(({ submitted, ...expert }) => ({
      ...expert,
      revision: 1,
      saveKey: expert.id,
      submitDate: new Date(submitted),
      createDate: new Date(submitted),
      updateDate: new Date(submitted),
    })),
  );
}

/** Writes the entries; `tx` must contain their owners, editions and files. */
export async function writeEntries(tx: Transaction, entries: readonly DemoEntry[]): Promise<void> {
  await tx.insert(schema.projects).values(entries.map(entryRow));
  await tx.insert(schema.identityDocuments).values(
    entries.flatMap(({ id, team: { identity } }) =>
      identity === undefined
        ? []
        : [
            {
              ownerId: id,
              projectId: id,
              type: 'mainlandId' as const,
              number: plainNumber(DEMO_NUMBER),
            },
          ],
    ),
  );
  await tx.insert(schema.projectHistory).values(entries.flatMap(historyRows));
  const decided = entries.map(decisionRows);
  await tx.insert(schema.projectDecisions).values(decided.flatMap((rows) => rows.decisions));
  await tx.insert(schema.projectReviews).values(decided.flatMap((rows) => rows.reviews));
  await tx
    .insert(schema.projectAwards)
    .values(
      entries.flatMap(({ id: projectId, award }) =>
        award === undefined ? [] : [{ projectId, ...award }],
      ),
    );
  await tx
    .insert(schema.projectFiles)
    .values(
      entries.flatMap(({ id: projectId, pictures }) =>
        pictures.map((fileId, position) => ({ projectId, fileId, position, shared: true })),
      ),
    );
}

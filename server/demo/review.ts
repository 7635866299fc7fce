import { eq } from 'drizzle-orm';
import { storeVersion } from '../competition/entry/version-queries.ts';
import type { Transaction } from '../database/open.ts';
import {
  changeRequests,
  projectNotes,
  projectReviewers,
  projects,
  resultPublications,
} from '../database/schema.ts';
import { CURRENT_EDITION_ID } from './editions.ts';
import { publicationTimes } from './publication-times.ts';
import { at } from './time.ts';
import type { DemoContent } from './types.ts';

const STAFF = 'user-administrator';
/** Entry whose team has made the requested changes. */
const CHANGED = 'entry-3-13';
/** Entry whose team still has to make the requested changes. */
const AWAITED = 'entry-3-14';
/** Number of waiting entries with a reviewer; the others have none. */
const CLAIMED = 2;

const CHANGED_SUMMARY =
  '顺着斜拉索爬上一百六十米，一天查完过去一个月的量；已在三座跨江大桥运行，漏检率经第三方测定。';

/** Writes two requests for changes, one of them answered, and the versions of the current entries. */
async function writeChanges(
  tx: Transaction,
  entries: DemoContent['entries'],
  now: Date,
): Promise<void> {
  for (const { id, matchId } of entries)
    if (matchId === CURRENT_EDITION_ID) await storeVersion(tx, id);
  const request = { userId: STAFF, until: new Date(at(now, 6, '18:00')) };
  await tx.insert(changeRequests).values([
    {
      ...request,
      id: 'changes-answered',
      projectId: CHANGED,
      state: 'answered',
      note: '请在简介里写明应用情况和检测依据。',
      at: new Date(at(now, -6, '10:30')),
      closedAt: new Date(at(now, -4, '16:05')),
    },
    {
      ...request,
      id: 'changes-open',
      projectId: AWAITED,
      state: 'open',
      note: '商业计划书缺少财务预测，请补充后重新提交。',
      at: new Date(at(now, -2, '11:00')),
    },
  ]);
  const changed = new Date(at(now, -4, '16:05'));
  await tx
    .update(projects)
    .set({
      summary: CHANGED_SUMMARY,
      revision: 2,
      contentRevision: 2,
      submitDate: changed,
      updateDate: changed,
    })
    .where(eq(projects.id, CHANGED));
  await storeVersion(tx, CHANGED);
}

/** Writes what staff record during a review; `tx` must contain the entries with their decisions. */
export async function writeReview(
  tx: Transaction,
  { entries, editions }: DemoContent,
  now: Date,
): Promise<void> {
  await writeChanges(tx, entries, now);
  await tx.insert(projectNotes).values({
    id: 'note-changed',
    projectId: CHANGED,
    userId: STAFF,
    text: '已电话核实三座大桥的使用证明，原件在评审办公室。',
    at: new Date(at(now, -3, '09:40')),
  });
  const waiting = entries.filter(({ status }) => status === 1).slice(0, CLAIMED);
  await tx
    .insert(projectReviewers)
    .values(waiting.map(({ id }) => ({ projectId: id, userId: STAFF, at: now })));
  await tx.insert(resultPublications).values(
    editions.flatMap(({ id, status }) => {
      const results = entries.filter(({ matchId }) => matchId === id);
      const decided = results[0]?.decided;
      if (status !== 'finished' || decided === undefined) return [];
      return publicationTimes(decided).map(({ stage, at: published }) => ({
        id: `publication-${id}-${stage}`,
        matchId: id,
        stage,
        userId: STAFF,
        at: published,
        publishedAt: published,
        entries: results.length,
      }));
    }),
  );
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { AWARDED, cities, projectAwards, projects } from '../../database/schema.ts';
import type { MatchRow } from './rules.ts';
import { omitNull } from '../../http/services.ts';
import { awardName, prizeOf, type StoredAward } from './prize-rules.ts';

/**
 * Whose award is published in an edition, in the order of its prizes; an award that is no prize of
 * the edition comes last. Puts entries in that order too and names the money of their prize.
 */
export async function rankWinners(
  tx: Transaction,
  { id, prizes }: Pick<MatchRow, 'id' | 'prizes'>,
): Promise<Schemas['Winner'][]> {
  const rows = await tx
    .select()
    .from(projects)
    .innerJoin(projectAwards, eq(projectAwards.projectId, projects.id))
    .where(and(eq(projects.matchId, id), eq(projects.status, AWARDED)));
  const place = (award: StoredAward) => {
    const prize = prizeOf(prizes, award);
    return prize === undefined ? prizes.length : prizes.indexOf(prize);
  };
  const codes = rows.flatMap(({ projects: { city } }) => city ?? []);
  const named = await tx.select().from(cities).where(inArray(cities.code, codes));
  const cityNames = new Map(named.map(({ code, name }) => [code, name.CN]));
  const ranked = rows.toSorted(
    (a, b) =>
      place(a.project_awards) - place(b.project_awards) ||
      a.projects.id.localeCompare(b.projects.id),
  );
  // The last of several awards of an entry ranks it.
  const ranks = new Map(
    ranked.map(({ projects: { id: projectId } }, index) => [projectId, index + 1]),
  );
  const ranking = [...ranks].map(([projectId, rank]) => ({ id: projectId, rank }));
  await tx
    .update(projects)
    .set({ rank: sql`ranked.rank` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(ranking)}::jsonb) as ranked(id text, rank int)`)
    .where(eq(projects.id, sql`ranked.id`));
  const amounts = ranked.map(({ project_awards: award }) => ({
    id: award.projectId,
    name: award.name,
    amount: prizeOf(prizes, award)?.amount ?? null,
  }));
  await tx
    .update(projectAwards)
    .set({ amount: sql`given.amount` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) as given(id text, name text, amount bigint)`,
    )
    .where(
      and(eq(projectAwards.projectId, sql`given.id`), eq(projectAwards.name, sql`given.name`)),
    );
  return ranked.map(
    ({
      projects: { name, team, company, domain, city, id: projectId },
      project_awards: award,
    }) => ({
      award: awardName(prizes, award),
      ...omitNull({ prizeId: award.prizeId }),
      title: name ?? '',
      company: company.name ?? team.leader ?? '',
      domain: domain ?? '',
      city: cityNames.get(city ?? '') ?? city ?? '',
      projectId,
    }),
  );
}

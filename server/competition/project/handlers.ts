import { and, asc, eq } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { files, isPublic, matches, projectFiles, projects } from '../../database/schema.ts';
import { textFor } from '../../localized/localized.ts';
import { listMine, myProject } from './own-queries.ts';
import { awardFilter, awardsOf, projectSummary } from './queries.ts';
import { projectPage } from './page-queries.ts';
import { saveProject } from './save-project.ts';
import { paging, omitNull, type HandlersOf, type Services } from '../../http/services.ts';
import type { WithIdentityKeys } from '../../identity/identity-document/identity-keys.ts';

type ProjectOperation =
  'listProjects' | 'getProject' | 'getMyProject' | 'listMyProjects' | 'saveProject';

/** What everyone may see of the people of an entry: names and roles. */
function publicTeam({ team, members }: typeof projects.$inferSelect): Schemas['ProjectTeam'] {
  return {
    leader: team.leader ?? '',
    ...omitNull({ size: team.size ?? null }),
    members: members.map(({ name = '', role = '' }) => ({ name, role })),
  };
}

/** Entries of the competition, everyone's and the current user's own. */
export function projectHandlers({
  db,
  figures,
  identityKeys,
  now,
}: Services & WithIdentityKeys): HandlersOf<ProjectOperation> {
  async function sharedFiles(projectId: string): Promise<Schemas['StoredFile'][]> {
    return await db
      .select({ id: files.id, name: files.name, size: files.size, mime: files.mime })
      .from(projectFiles)
      .innerJoin(files, eq(files.id, projectFiles.fileId))
      .where(and(eq(projectFiles.projectId, projectId), eq(projectFiles.shared, true)))
      .orderBy(asc(projectFiles.position));
  }

  return {
    listProjects: async ({ query: { award, ...query }, language }) => {
      const { current, size, offset } = paging(query);
      const awarded = award === undefined ? {} : { awards: await awardFilter(db, award) };
      const { current: _current, pageSize: _size, ...filters } = query;
      const all = { ...filters, ...awarded };
      const { rows, total } = await projectPage({ db, figures }, all, { offset, size });
      const awards = await awardsOf(
        db,
        rows.map(({ project }) => project.id),
        language,
      );
      const records = rows.map(({ project, year }) =>
        projectSummary(project, year, awards.get(project.id) ?? []),
      );
      return { records, total, current, size };
    },

    getProject: async ({ params, language }) => {
      const [row] = await db
        .select({ project: projects, match: matches })
        .from(projects)
        .innerJoin(matches, eq(matches.id, projects.matchId))
        .where(and(eq(projects.id, params.id), isPublic(projects)));
      if (row === undefined) throw notFound();
      const { project, match } = row;
      const awards = await awardsOf(db, [project.id], language);
      return {
        ...projectSummary(project, match.year, awards.get(project.id) ?? []),
        matchName: textFor(match.name, language),
        description: project.description ?? '',
        team: publicTeam(project),
        attachments: await sharedFiles(project.id),
        ...omitNull({
          founded: project.company.founded ?? null,
          videoFileId: project.videoFileId,
        }),
      };
    },

    getMyProject: ({ query, session, language }) =>
      myProject(db, { ...query, ...session, language, now: now() }),

    listMyProjects: ({ session, language }) => listMine(db, { ...session, language, now: now() }),

    saveProject: async ({ body, session, language }) => {
      const at = { keys: identityKeys, userId: session.userId, now: now(), language };
      const id = await saveProject(db, body, at);
      const saved = await myProject(db, { id, ...at });
      if (saved === null) throw notFound();
      return saved;
    },
  };
}

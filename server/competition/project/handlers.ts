import { notFound } from '../../base/failure.ts';
import { listMine, myProject } from './own-queries.ts';
import { awardFilter, awardRows, publicProject, sharedFiles } from './queries.ts';
import { awardsOf, projectDetails, projectSummary } from './present.ts';
import { projectPage } from './page-queries.ts';
import { saveProject } from './save-project.ts';
import { paging, type HandlersOf, type Services } from '../../http/services.ts';
import type { WithIdentityKeys } from '../../identity/identity-document/identity-keys.ts';

type ProjectOperation =
  'listProjects' | 'getProject' | 'getMyProject' | 'listMyProjects' | 'saveProject';

/** Handles public entries and the current user's own. */
export function projectHandlers({
  db,
  counts,
  identityKeys,
  now,
}: Services & WithIdentityKeys): HandlersOf<ProjectOperation> {
  return {
    listProjects: async ({ query: { award, ...query }, language }) => {
      const { current, size, offset } = paging(query);
      const awarded = award === undefined ? {} : { awards: await awardFilter(db, award) };
      const { current: _current, pageSize: _size, ...filters } = query;
      const all = { ...filters, ...awarded };
      const { rows, total } = await projectPage({ db, counts }, all, { offset, size });
      const ids = rows.map(({ project }) => project.id);
      const awards = awardsOf(await awardRows(db, ids), language);
      const records = rows.map(({ project, year }) =>
        projectSummary(project, year, awards.get(project.id) ?? []),
      );
      return { records, total, current, size };
    },

    getProject: async ({ params, language }) => {
      const { project, match } = await publicProject(db, params.id);
      const awards = awardsOf(await awardRows(db, [project.id]), language);
      return {
        ...projectSummary(project, match.year, awards.get(project.id) ?? []),
        ...projectDetails(project, match, language),
        attachments: await sharedFiles(db, project.id),
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

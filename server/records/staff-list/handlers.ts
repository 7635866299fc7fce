import type { HandlersOf, Services } from '../../http/services.ts';
import {
  companyList,
  highlightList,
  linkList,
  organisationList,
  storyList,
  templateList,
} from './definitions.ts';
import { staffList } from './staff-list.ts';

type StaffListOperation =
  | 'listStaffOrganisations'
  | 'updateOrganisations'
  | 'listStaffLinks'
  | 'updateLinks'
  | 'listStaffCompanies'
  | 'updateCompanies'
  | 'listStaffHighlights'
  | 'updateHighlights'
  | 'listStaffStories'
  | 'updateStories'
  | 'listStaffTemplates'
  | 'updateTemplates';

/** Handles lists that staff save as a whole. */
export function staffListHandlers({ db }: Services): HandlersOf<StaffListOperation> {
  const organisation = staffList(db, organisationList);
  const link = staffList(db, linkList);
  const company = staffList(db, companyList);
  const highlight = staffList(db, highlightList);
  const story = staffList(db, storyList);
  const template = staffList(db, templateList);
  return {
    listStaffOrganisations: () => organisation.read(),
    updateOrganisations: ({ body, session }) => organisation.write(body, session),
    listStaffLinks: () => link.read(),
    updateLinks: ({ body, session }) => link.write(body, session),
    listStaffCompanies: () => company.read(),
    updateCompanies: ({ body, session }) => company.write(body, session),
    listStaffHighlights: () => highlight.read(),
    updateHighlights: ({ body, session }) => highlight.write(body, session),
    listStaffStories: () => story.read(),
    updateStories: ({ body, session }) => story.write(body, session),
    listStaffTemplates: () => template.read(),
    updateTemplates: ({ body, session }) => template.write(body, session),
  };
}

import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import {
  companies,
  documentTemplates,
  highlights,
  links,
  organisations,
  stories,
} from '../../database/schema.ts';
import { storedText } from '../../localized/localized.ts';
import { omitNull } from '../../http/services.ts';
import type { ListDefinition } from './staff-list.ts';

/** Returns an http(s) address unchanged; throws a business rule for any other. */
function webAddress(address: string): string {
  if (/^https?:/i.test(address) && URL.canParse(address)) return address;
  throw businessRule('addressInvalid');
}

export const organisationList: ListDefinition<typeof organisations, Schemas['StaffOrganisation']> =
  {
    table: organisations,
    itemOf: ({ id, kind, name, logoFileId, url }) => ({
      id,
      kind,
      name,
      ...omitNull({ logoFileId, url }),
    }),
    columnsOf: ({ kind, name, logoFileId, url }, stored) => ({
      kind,
      name: storedText(name, stored?.name),
      logoFileId: logoFileId ?? null,
      url: url === undefined ? null : webAddress(url),
    }),
    pictureOf: ({ logoFileId }) => logoFileId,
  };

/** Links of the footer. */
export const linkList: ListDefinition<typeof links, Schemas['StaffLink']> = {
  table: links,
  itemOf: ({ id, name, url, img }) => ({ id, name, url, ...omitNull({ img }) }),
  columnsOf: ({ name, url, img }, stored) => ({
    name: storedText(name, stored?.name),
    url: webAddress(url),
    img: img ?? null,
  }),
  pictureOf: ({ img }) => img,
};

/** Contacts of the footer. */
export const companyList: ListDefinition<typeof companies, Schemas['StaffCompany']> = {
  table: companies,
  itemOf: ({ id, name, contacts }) => ({ id, name, contacts }),
  columnsOf: ({ name, contacts }, stored) => ({ name: storedText(name, stored?.name), contacts }),
};

/** Reasons to take part, on the home page. */
export const highlightList: ListDefinition<typeof highlights, Schemas['StaffHighlight']> = {
  table: highlights,
  itemOf: ({ id, title, summary }) => ({ id, title, summary }),
  columnsOf: ({ title, summary }, stored) => ({
    title: storedText(title, stored?.title),
    summary: storedText(summary, stored?.summary),
  }),
};

export const storyList: ListDefinition<typeof stories, Schemas['StaffStory']> = {
  table: stories,
  itemOf: ({ position: _place, matchId, coverFileId, ...row }) => ({
    ...row,
    ...omitNull({ matchId, coverFileId }),
  }),
  columnsOf: (item, stored) => ({
    title: storedText(item.title, stored?.title),
    company: storedText(item.company, stored?.company),
    summary: storedText(item.summary, stored?.summary),
    city: storedText(item.city, stored?.city),
    award: storedText(item.award, stored?.award),
    domain: item.domain,
    matchId: item.matchId ?? null,
    coverFileId: item.coverFileId ?? null,
    figures: item.figures.map(({ label, value }, at) => ({
      label: storedText(label, stored?.figures[at]?.label),
      value: storedText(value, stored?.figures[at]?.value),
    })),
  }),
  pictureOf: ({ coverFileId }) => coverFileId,
};

export const templateList: ListDefinition<typeof documentTemplates, Schemas['StaffTemplate']> = {
  table: documentTemplates,
  itemOf: ({ id, title, about, fileId }) => ({ id, title, about, fileId }),
  columnsOf: ({ title, about, fileId }, stored) => ({
    title: storedText(title, stored?.title),
    about: storedText(about, stored?.about),
    fileId,
  }),
  documentOf: ({ fileId }) => fileId,
};

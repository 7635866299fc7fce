import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { localized } from './columns.ts';

type Schemas = components['schemas'];

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: localized('name').notNull(),
  contacts: jsonb('contacts').$type<Schemas['StaffContact'][]>().notNull(),
  position: integer('position').notNull(),
});

export const links = pgTable('links', {
  id: text('id').primaryKey(),
  name: localized('name').notNull(),
  url: text('url').notNull(),
  img: text('img'),
  position: integer('position').notNull(),
});

/** Blank forms for teams. */
export const documentTemplates = pgTable('document_templates', {
  id: text('id').primaryKey(),
  title: localized('title').notNull(),
  about: localized('about').notNull(),
  fileId: text('file_id').notNull(),
  position: integer('position').notNull(),
});

export const configs = pgTable('configs', {
  key: text('key').primaryKey(),
  content: text('content').notNull(),
});

export const menuItems = pgTable('menu_items', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  path: text('path'),
  routerName: text('router_name').notNull(),
  /** Title given by staff; null: the name of the page. */
  title: localized('title'),
  permission: text('permission'),
  hidden: boolean('hidden').notNull().default(false),
  position: integer('position').notNull(),
});

/** Identity of the site's owner; one row. */
export const siteIdentity = pgTable('site_identity', {
  id: text('id').primaryKey().default('site'),
  name: localized('name').notNull(),
  shortName: localized('short_name').notNull(),
  slogan: localized('slogan').notNull(),
  description: localized('description').notNull(),
  copyright: localized('copyright').notNull(),
  contactHours: localized('contact_hours').notNull(),
  filing: text('filing').notNull(),
  color: text('color').$type<Schemas['SiteColor']>().notNull(),
  logo: text('logo'),
  icon: text('icon'),
  sharePicture: text('share_picture'),
  mainPicture: text('main_picture'),
  qrCodes: jsonb('qr_codes').$type<Schemas['QrCodes']>().notNull(),
});

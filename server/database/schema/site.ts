import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';

type Schemas = components['schemas'];

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  contacts: jsonb('contacts').$type<Schemas['Contact'][]>().notNull(),
  position: integer('position').notNull(),
});

export const links = pgTable('links', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  img: text('img'),
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
  position: integer('position').notNull(),
});

import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { moment } from './columns.ts';

type Schemas = components['schemas'];

/** Industry domains: the tracks of the competition. */
export const domains = pgTable('domains', {
  code: text('code').primaryKey(),
  name: jsonb('name').$type<Schemas['Labels']>().notNull(),
  summary: jsonb('summary').$type<Schemas['Labels']>().notNull(),
  position: integer('position').notNull(),
});

export const cities = pgTable('cities', {
  code: text('code').primaryKey(),
  parentCode: text('parent_code'),
  name: jsonb('name').$type<Schemas['Labels']>().notNull(),
});

export const dictionaryEntries = pgTable(
  'dictionary_entries',
  {
    id: text('id').primaryKey(),
    dictType: text('dict_type').notNull(),
    value: text('value').notNull(),
    parentId: text('parent_id'),
    labels: jsonb('labels').$type<Schemas['Labels']>().notNull(),
    position: integer('position').notNull(),
    remarks: text('remarks'),
    createDate: moment('create_date').notNull().defaultNow(),
    createBy: text('create_by'),
    updateDate: moment('update_date').notNull().defaultNow(),
    updateBy: text('update_by'),
  },
  (table) => [
    unique('dictionary_entries_value').on(table.dictType, table.value),
    index('dictionary_entries_parent').on(table.parentId),
  ],
);

import { jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';

type Schemas = components['schemas'];

/** A moment in time, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A text in the languages of the site. */
export const localized = (name: string) => jsonb(name).$type<Schemas['LocalizedText']>();

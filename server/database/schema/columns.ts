import { customType, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';

type Schemas = components['schemas'];

/** A timestamp with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const localized = (name: string) => jsonb(name).$type<Schemas['LocalizedText']>();

/**
 * A phone number in E.164 form. Outside the database, mobile numbers of mainland China have no country code
 * (`normalPhone`).
 */
export const phoneNumber = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (phone) => phone.replace(/^(?=1[3-9]\d{9}$)/, '+86'),
  fromDriver: (stored) => stored.replace(/^\+86(?=1[3-9]\d{9}$)/, ''),
});

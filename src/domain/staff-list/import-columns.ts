import type { ImportList } from '@/api/generated/model';

/** Importable columns of each list, as in the contract. */
export const IMPORT_COLUMNS = {
  users: [
    'id',
    'userCode',
    'firstName',
    'lastName',
    'chineseName',
    'mobile',
    'email',
    'adUser',
    'remarks',
  ],
  organisations: ['id', 'kind', 'name.CN', 'name.US', 'name.HK', 'url'],
  activities: [
    'id',
    'kind',
    'title.CN',
    'title.US',
    'title.HK',
    'start',
    'end',
    'signUpStart',
    'signUpEnd',
    'city.CN',
    'city.US',
    'city.HK',
    'address.CN',
    'address.US',
    'address.HK',
    'capacity',
    'description.CN',
    'description.US',
    'description.HK',
    'contact.name',
    'contact.englishName',
    'contact.mobilePhone',
    'published',
  ],
  winners: ['id', 'award', 'note'],
} as const satisfies Record<ImportList, readonly string[]>;

export type ImportColumn = (typeof IMPORT_COLUMNS)[ImportList][number];

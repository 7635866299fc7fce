import type { MediaKind } from '@/api/generated/model';
import { searchWords } from '@/lib/list-search';

// Not taken from the schema, because every page loads this module with its route.
export const MEDIA_KINDS = ['image', 'video'] as const satisfies readonly MediaKind[];

export interface MediaSearch {
  keywords?: string;
  /** Media kind. Not named `kind`, which another page uses in the same URL. */
  media?: MediaKind;
  page?: number;
}

/** Parses the search parameters; omits invalid and default values. */
export function mediaSearch(search: Record<string, unknown>): MediaSearch {
  const keywords = searchWords(search['keywords']);
  const media = MEDIA_KINDS.find((one) => one === search['media']);
  const page = Number(search['page']);
  return {
    ...(keywords !== undefined && { keywords }),
    ...(media !== undefined && { media }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

import type { MediaKind } from '@/api/generated/model';
import { searchWords } from '@/lib/review-search';

// Named here: every page of the site loads this beside its route, and a schema would come with it.
export const MEDIA_KINDS = ['image', 'video'] as const satisfies readonly MediaKind[];

export interface MediaSearch {
  keywords?: string;
  /** `kind` is another page's, in the same address. */
  media?: MediaKind;
  page?: number;
}

/** What of the library stands in the address; nonsense and defaults are left out. */
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

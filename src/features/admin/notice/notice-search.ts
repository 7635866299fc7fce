import type { NoticeConcern, NoticeState } from '@/api/generated/model';
import { searchWords } from '@/lib/review-search';
import type { SearchChanges } from '@/ui/admin/use-table-search';

export const NOTICE_STATES = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'unreachable',
] as const satisfies readonly NoticeState[];

export const NOTICE_CONCERNS = [
  'entry',
  'activity',
  'expert',
] as const satisfies readonly NoticeConcern[];

export interface NoticeSearch {
  /** The people that no notice reaches, in place of the notices. */
  list?: 'people';
  /** Not `state`: pages of the site have another one in their addresses. */
  delivery?: NoticeState;
  keywords?: string;
  concern?: NoticeConcern;
  page?: number;
}

/** The search of the page, and what changes it. */
export interface NoticeTable {
  search: NoticeSearch;
  narrow: (changes: SearchChanges<NoticeSearch>) => void;
  toPage: (page: number) => void;
}

/** List, filters and page of the notices in the address; nonsense and defaults are left out. */
export function noticeSearch(search: Record<string, unknown>): NoticeSearch {
  const delivery = NOTICE_STATES.find((one) => one === search['delivery']);
  const concern = NOTICE_CONCERNS.find((one) => one === search['concern']);
  const keywords = searchWords(search['keywords']);
  const page = Number(search['page']);
  return {
    ...(search['list'] === 'people' && { list: 'people' }),
    ...(delivery !== undefined && { delivery }),
    ...(keywords !== undefined && { keywords }),
    ...(concern !== undefined && { concern }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** The query of the list of notices. */
export function noticeQuery({ page = 1, delivery }: NoticeSearch) {
  return { ...(delivery !== undefined && { state: delivery }), current: page, size: 20 };
}

/** The query of the list of people that no notice reaches. */
export function unreachableQuery({ page = 1, keywords, concern }: NoticeSearch) {
  return {
    ...(keywords !== undefined && { keywords }),
    ...(concern !== undefined && { concern }),
    current: page,
    size: 20,
  };
}

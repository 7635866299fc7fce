import type { NoticeConcern, NoticeState } from '@/api/generated/model';
import { searchWords } from '@/lib/list-search';
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
  /** Shows unreachable people instead of notices. */
  list?: 'people';
  /** Notice state. Not named `state`, which public pages use in the same URL. */
  delivery?: NoticeState;
  keywords?: string;
  concern?: NoticeConcern;
  page?: number;
}

/** Search parameters of the page and functions to change them. */
export interface NoticeTable {
  search: NoticeSearch;
  narrow: (changes: SearchChanges<NoticeSearch>) => void;
  toPage: (page: number) => void;
}

/** Parses the search parameters; omits invalid and default values. */
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

export function noticeQuery({ page = 1, delivery }: NoticeSearch) {
  return { ...(delivery !== undefined && { state: delivery }), current: page, size: 20 };
}

export function unreachableQuery({ page = 1, keywords, concern }: NoticeSearch) {
  return {
    ...(keywords !== undefined && { keywords }),
    ...(concern !== undefined && { concern }),
    current: page,
    size: 20,
  };
}

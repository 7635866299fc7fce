import type { NoticeState } from '@/api/generated/model';

export const NOTICE_STATES = [
  'waiting',
  'sending',
  'sent',
  'failed',
] as const satisfies readonly NoticeState[];

export interface NoticeSearch {
  /** Not `state`: pages of the site have another one in their addresses. */
  delivery?: NoticeState;
  page?: number;
}

/** State and page of the list of notices in the address; nonsense and defaults are left out. */
export function noticeSearch(search: Record<string, unknown>): NoticeSearch {
  const delivery = NOTICE_STATES.find((one) => one === search['delivery']);
  const page = Number(search['page']);
  return {
    ...(delivery !== undefined && { delivery }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** The question to the server that stands behind an address. */
export function noticeQuery({ page = 1, delivery }: NoticeSearch) {
  return { ...(delivery !== undefined && { state: delivery }), current: page, size: 20 };
}

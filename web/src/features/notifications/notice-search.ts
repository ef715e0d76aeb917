/** What the address of `/notifications` may say. */
export interface NoticeSearch {
  show?: 'unread';
  page?: number;
}

/** Keeps what is filled; all of them and page 1 need no saying. */
export function readNoticeSearch(raw: Record<string, unknown>): NoticeSearch {
  const page = Number(raw['page']);
  return { ...(raw['show'] === 'unread' ? { show: 'unread' } : {}), ...(Number.isInteger(page) && page > 1 ? { page } : {}) };
}

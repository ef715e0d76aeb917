import { known, wholeNumber } from '../../base/search-words.ts';

/** URL parameters of `/my-profile`; filter and page are of the notifications. */
export interface ProfileSearch {
  tab?: 'notifications';
  show?: 'unread';
  page?: number;
}

/** Keeps known values, and omits the defaults: the profile itself, all notifications and page 1. */
export const readProfileSearch = (raw: Record<string, unknown>): ProfileSearch =>
  raw['tab'] === 'notifications'
    ? known({
        tab: 'notifications' as const,
        show: raw['show'] === 'unread' ? ('unread' as const) : undefined,
        page: wholeNumber(raw['page'], 2),
      })
    : {};

// Figures by country for tests that render maps.
import type { MarketCountry } from '@folio/contract/markets';
import { signedIn } from './caller.ts';
import { newsroom } from './tasks.ts';

export const country = (code: string, value: number | null, more: Partial<MarketCountry> = {}): MarketCountry => ({
  code,
  value,
  documents: 0,
  campaigns: null,
  language: null,
  keyword: null,
  change: null,
  ...more,
});
export const market = {
  layer: 'trends' as const,
  from: '2026-01-01',
  to: '2026-11-24',
  countries: [
    country('DE', 100, { documents: 31, language: 'de', keyword: 'Schlafsack', change: 11 }),
    country('FI', 44, { language: 'fi', keyword: 'Makuupussi' }),
    country('SE', 0, { documents: 2, language: 'sv' }),
    country('IT', null, { documents: 1, language: 'it' }),
    country('US', 50, { documents: 9, language: 'en' }),
  ],
  campaigns: [],
  source: 'Wikimedia page views by language',
  read_at: '2026-11-25T06:00:00.000Z',
  is_available: true,
  problem: null,
  is_by_language: true,
  currency: null,
  has_own_shapes: false,
  can: { see_campaigns: false, create_task: true },
};
export const shapes = { shapes: null };
export const inNewsroom = <Frame extends typeof signedIn>(frame: Frame) => ({
  ...frame,
  workspaces: {
    ...signedIn.workspaces,
    show: { ...signedIn.workspaces.show, workspaces: [newsroom] },
    listUsers: { users: [], recordsTotal: 0, recordsFiltered: 0, can: { manage_members: false } },
  },
});
export const team = inNewsroom(signedIn);

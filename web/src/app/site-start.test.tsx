// `/start`: one URL, pages during the read, six cards, and the results of the setup.
import type { SiteStart } from '@folio/contract/site-start';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';

beforeEach(() => sessionStorage.clear());

const { user_info: user, ...info } = signedIn.users.showUserInfo;
const manager = {
  ...signedIn,
  users: { ...signedIn.users, showUserInfo: { ...info, user_info: { ...user, can: { ...user.can, create_workspace: true } } } },
};

const longTitle = 'خيام للجبال والرحلات الطويلة في الشتاء وفي كل فصول السنة مع ورشة إصلاح';
const page = (id: number, path: string, more: Partial<SiteStart['pages'][number]> = {}): SiteStart['pages'][number] => ({
  id,
  url: `https://halden.example${path}`,
  title: `Page ${id}`,
  words: 120,
  state: 'read',
  reason: null,
  http_state: 200,
  leads_to: null,
  ...more,
});

const start: SiteStart = {
  id: 7,
  kind: 'website',
  workspace_id: null,
  url: 'https://halden.example/',
  host: 'halden.example',
  limit: 20,
  state: 'reading',
  problem: null,
  requests_per_second: 2,
  read: 2,
  total: 20,
  seconds_left: 40,
  pages: [
    page(1, '/', { title: 'Halden Outdoor' }),
    page(2, '/tents', { title: longTitle }),
    page(3, '/outlet', { title: null, words: null, state: 'failed', reason: 'not_found', http_state: 404 }),
    page(4, '/away', {
      title: null,
      words: null,
      state: 'failed',
      reason: 'other_website',
      http_state: 302,
      leads_to: 'https://other.example/',
    }),
    page(5, '/bags', { title: null, words: null, state: 'reading', http_state: null }),
  ],
  found: {
    name: { value: 'Halden Outdoor', source: 'og:site_name' },
    logo: null,
    colors: { primary: { hex: '#0f7a5c', source: { kind: 'theme' } }, background: null, accent: null },
    languages: ['en', 'ar'],
    words: 240,
    links: { internal: 118, broken: null, orphans: null },
    titles: [],
    descriptions: [],
    voice: null,
    voice_problem: null,
    missing_links: [],
    map: { nodes: [], edges: [] },
    tasks: [],
  },
  made: null,
  created_at: '2026-11-30T10:00:00.000Z',
  ended_at: null,
  can: { change_branding: true, branding_owner: null, create_workspace: true, finish: false, stop: true, remove_sample: false },
};

const named = (id: number, path: string, title: string) => ({ page_id: id, url: `https://halden.example${path}`, title });
const found: SiteStart = {
  ...start,
  state: 'found',
  read: 2,
  total: 2,
  seconds_left: null,
  pages: start.pages.slice(0, 3),
  found: {
    ...start.found,
    titles: [{ ...named(2, '/tents', longTitle), pixels: 742 }],
    missing_links: [
      {
        key: '2-1',
        from: named(2, '/tents', longTitle),
        to: named(1, '/', 'Halden Outdoor'),
        anchor: 'seam sealer',
        sentence: 'Use seam sealer.',
      },
    ],
    voice_problem: 'language',
    tasks: [
      { kind: 'titles', count: 1, vacancy: null, tool: null, works: 'now' },
      { kind: 'missing_links', count: 1, vacancy: null, tool: null, works: 'now' },
      { kind: 'descriptions', count: 2, vacancy: null, tool: 'meta_title_description', works: 'needs_model' },
    ],
  },
  can: { ...start.can, finish: true, stop: false },
};

const shown = (one: SiteStart | null, sample: number | null = null) => ({ site_start: one, sample_id: sample });

test('asks for a URL, shows its faults, and sends the options', async () => {
  const { calls } = renderRoute('/start', { ...manager, siteStart: { show: shown(null), begin: { site_start: start } } });
  await screen.findByRole('heading', { name: 'Start from your website' });
  fireEvent.click(screen.getByRole('button', { name: 'Read website' }));
  expect(await screen.findByText('Enter the URL of a website')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Options' }));
  fireEvent.change(screen.getByLabelText(/^Only these folders/), { target: { value: '/magazine\n\n /guides ' } });
  fireEvent.change(screen.getByLabelText('Website URL'), { target: { value: ' halden.example ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read website' }));
  await screen.findByRole('heading', { name: 'Start from your website' });
  await expect
    .poll(() => calls.find(({ name }) => name === 'siteStart.begin')?.body)
    .toMatchObject({
      url: 'halden.example',
      pages: 20,
      only_folders: ['/magazine', '/guides'],
    });
  expect(screen.getByRole('link', { name: 'Skip for now' }).getAttribute('href')).toBe('/dashboard');
});

test('shows pages with their reasons while they are read, and stops', async () => {
  const { calls } = renderRoute('/start?run=7', { ...manager, siteStart: { show: shown(start), stop: { site_start: start } } });
  await screen.findByRole('heading', { name: 'Reading halden.example' });
  expect(screen.getByText('2 of 20 pages. About 40 seconds left.')).toBeDefined();
  const rows = within(screen.getByRole('list', { name: 'Pages' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'ReadHalden Outdoor /120 words',
    `Read${longTitle} /tents120 words`,
    'Not readPage not found /outlet404',
    'Not readRedirects to another website /away Redirects to https://other.example/302',
    '/bagsReading',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Stop and use 2 pages' }));
  await expect.poll(() => calls.find(({ name }) => name === 'siteStart.stop')?.body).toEqual({ id: 7 });
});

test('makes what is checked, with tasks of checked cards alone', async () => {
  const { calls } = renderRoute('/start?run=7', { ...manager, siteStart: { show: shown(found), finish: { site_start: found } } });
  await screen.findByRole('heading', { name: 'What we found' });
  const card = (name: string) => screen.getByRole('region', { name });
  expect(within(card('Brand voice')).getByRole('checkbox')).toHaveProperty('disabled', true);
  expect(within(card('Titles too long')).getByText('742 px')).toBeDefined();
  expect(within(card('First tasks')).getByText('Shorten 1 page title')).toBeDefined();
  fireEvent.click(within(card('Titles too long')).getByRole('checkbox'));
  expect(within(card('First tasks')).queryByText('Shorten 1 page title')).toBeNull();
  expect(screen.getByText(/^4 of 6 selected/)).toBeDefined();
  fireEvent.click(within(card('Brand')).getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Finish setup' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'siteStart.finish')?.body)
    .toEqual({
      id: 7,
      name: 'Halden Outdoor',
      link_map: { page_ids: [1, 2], has_sources: true },
      missing_links: { keys: ['2-1'] },
      tasks: { kinds: ['titles', 'missing_links', 'descriptions'] },
    });
});

test('says who may change the branding where the reader may not', async () => {
  const other = { ...found, can: { ...found.can, change_branding: false, branding_owner: 'Marta Ferri' } };
  renderRoute('/start?run=7', { ...manager, siteStart: { show: shown(other) } });
  expect(await screen.findByText('Marta Ferri can change the company’s branding.')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Brand' })).getByRole('checkbox')).toHaveProperty('disabled', true);
});

test('explains a website that could not be read, and offers sample content', async () => {
  const failed: SiteStart = { ...start, state: 'failed', problem: 'no_pages', read: 0, pages: [start.pages[2] ?? page(3, '/')] };
  renderRoute('/start?run=7', { ...manager, siteStart: { show: shown(failed) } });
  expect(await screen.findByText('No page of halden.example could be read')).toBeDefined();
  expect(screen.getByText('Page not found')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Use sample content' })).toBeDefined();
});

test('deletes sample content', async () => {
  const { calls } = renderRoute('/start', { ...manager, siteStart: { show: shown(null, 4), removeSample: { deleted: 4 } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete sample content' }));
  await expect.poll(() => calls.find(({ name }) => name === 'siteStart.removeSample')?.body).toEqual({ id: 4 });
});

test('is not for who may add no website', async () => {
  const counts = { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 };
  const documents = {
    show: { orders: [], recordsTotal: 0, recordsFiltered: 0, folders: [], counts, cancelled: 0, next: null },
  };
  const { router } = renderRoute('/start', { ...signedIn, ...besideDocuments, documents, siteStart: { show: shown(null) } });
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});

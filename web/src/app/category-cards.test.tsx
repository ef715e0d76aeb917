import type { CategoryCard } from '@folio/contract/category-cards';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { besideDocuments, jobPosting, signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { newsroom } from '../testing/tasks.ts';
import { tool } from '../testing/tool-detail.ts';

// A textarea that grows with its text follows the fonts.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const card: CategoryCard = {
  id: 5,
  workspace_id: 1,
  website_id: null,
  category_name: 'Dome tents',
  brand: 'Halden',
  page_url_id: null,
  page_url: null,
  primary_kw: 'dome tent',
  linked_keywords: [],
  soft_keywords: ['porch'],
  h2_headings: [],
  content_length: 60,
  cards: 4,
  footer_content: '',
  language: 'en',
  brand_voice_id: null,
  order_detail_id: null,
  task_id: null,
  state: 'draft',
  hold_reason: null,
  document_problem: null,
  problem: null,
  revision: 3,
  updated_at: '2026-11-20T08:00:00.000Z',
  can: { edit: true, delete: true, write: true },
};
const second = { ...card, id: 6, category_name: 'Tunnel tents', revision: 1 };
const busy = {
  ...card,
  id: 7,
  category_name: 'Tarps',
  state: 'writing' as const,
  can: { edit: false, delete: false, write: false },
};
const counts = { draft: 2, writing: 0, ready: 0, outdated: 0 };
const answers = {
  ...signedIn,
  ...besideDocuments,
  tools: { showTool: { tool: { ...tool, slug: 'category_cards', name: 'Category cards' } } },
  users: {
    ...signedIn.users,
    showUserInfo: {
      ...signedIn.users.showUserInfo,
      templates: [{ ...jobPosting, slug: 'category_cards', name: 'Category cards', has_task_assignment: true }],
    },
  },
  workspaces: { ...signedIn.workspaces, show: { ...signedIn.workspaces.show, workspaces: [newsroom] } },
};

beforeEach(() => {
  document.cookie = 'workspace=1; path=/';
});

test('chosen cards are priced together and written once, with the revisions that were seen', async () => {
  const { calls } = renderRoute('/tools/category_cards?cards=cards', {
    ...answers,
    categoryCards: {
      show: { category_cards: [card, second, busy], recordsTotal: 3, recordsFiltered: 3, counts },
      refresh: ({ body }) => ({ price: 96, order_ids: (body as { price?: number }).price === undefined ? [] : [11, 12] }),
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Dome tents' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Tunnel tents' }));
  expect(screen.queryByRole('checkbox', { name: 'Select Tarps' })).toBeNull();
  const bar = screen.getByRole('toolbar', { name: 'Cards' });
  expect(within(bar).getByText('2 cards selected')).toBeDefined();
  fireEvent.click(within(bar).getByRole('button', { name: 'Generate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Generate 2 cards?' });
  expect(await within(dialog).findByText('This costs 96 credits.')).toBeDefined();
  const verb = within(dialog).getByRole('button', { name: 'Generate' });
  fireEvent.click(verb);
  fireEvent.click(verb);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const written = calls.filter(({ name, body }) => name === 'categoryCards.refresh' && (body as { price?: number }).price === 96);
  expect(written.map(({ body }) => body)).toEqual([{ ids: [5, 6], price: 96, revisions: [3, 1] }]);
  expect(screen.queryByRole('toolbar', { name: 'Cards' })).toBeNull();
});

test('a blank search does nothing, and one that fails keeps its words', async () => {
  const { calls } = renderRoute('/tools/category_cards?cards=find', {
    ...answers,
    categoryCards: { findKeywords: failWith(404, 'WORKSPACE_NOT_FOUND', 'This workspace no longer exists') },
  });
  const field = await screen.findByRole('searchbox', { name: 'Search keywords in documents and pages' });
  fireEvent.change(field, { target: { value: '   ' } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  fireEvent.change(field, { target: { value: ' bivouac ' } });
  expect(calls.some(({ name }) => name === 'categoryCards.findKeywords')).toBe(false);
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  expect((await screen.findAllByText('This workspace no longer exists')).length).toBeGreaterThan(0);
  expect((field as HTMLInputElement).value.trim()).toBe('bivouac');
});

test('one card of the preview is written alone, for its own price', async () => {
  const ready = { ...card, state: 'ready' as const, order_detail_id: 40 };
  const shown = (heading: string) => ({
    heading,
    text: `${heading} for the hills.`,
    linked_keyword: null,
    url: null,
    button: 'See',
    words: 4,
  });
  const { calls } = renderRoute('/tools/category_cards?cards=cards', {
    ...answers,
    categoryCards: {
      show: { category_cards: [ready], recordsTotal: 1, recordsFiltered: 1, counts },
      preview: {
        preview: {
          cards: [shown('Stoves'), shown('Mats')],
          footer: '',
          snippet: { title: 'Tents', description: '' },
          html: '',
          version: null,
          is_edited: false,
          checks: [],
        },
      },
      refresh: ({ body }) => ({ price: 20, order_ids: (body as { price?: number }).price === undefined ? [] : [11] }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Preview Dome tents' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Regenerate card “Mats”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Regenerate “Mats”?' });
  expect(await within(dialog).findByText('This costs 20 credits.')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const refreshed = calls.filter(({ name }) => name === 'categoryCards.refresh').map(({ body }) => body);
  expect(refreshed[0]).toEqual({ ids: [5], only: 1 });
  const written = refreshed.filter((body) => (body as { price?: number }).price !== undefined);
  expect(written).toEqual([{ ids: [5], price: 20, revisions: [3], only: 1 }]);
});

test('a card that another user changed meanwhile is saved in what was changed here alone, once the reader wants it', async () => {
  const linked = { ...card, linked_keywords: [{ keyword: 'tarp', page_url_id: 8, url: null }] };
  const { calls } = renderRoute('/tools/category_cards?cards=cards', {
    ...answers,
    categoryCards: {
      show: { category_cards: [linked], recordsTotal: 1, recordsFiltered: 1, counts },
      edit: ({ body }) =>
        'revision' in (body as object) ? failWith(409, 'CARD_CHANGED', 'Changed') : { message: 'Saved', category_card: linked },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Dome tents' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(/^Brand/), { target: { value: 'Halden Outdoor' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  const notice = await form.findByRole('alert');
  expect(document.activeElement).toBe(notice);
  expect(form.getByDisplayValue('Halden Outdoor')).toBeDefined();
  fireEvent.click(within(notice).getByRole('button', { name: 'Save my changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ name }) => name === 'categoryCards.edit').map(({ body }) => body)).toEqual([
    { id: 5, revision: 3, brand: 'Halden Outdoor' },
    { id: 5, brand: 'Halden Outdoor' },
  ]);
});

test('a card on hold gives its reason, and one without a primary keyword is neither selected nor written', async () => {
  const held = { ...busy, hold_reason: 'Connect a model for text.', order_detail_id: 70 };
  const failed = {
    ...second,
    order_detail_id: 71,
    document_problem: { status: 'failed' as const, reason: 'The model declined.', is_cancelled: false },
  };
  const bare = {
    ...card,
    id: 8,
    category_name: 'Stoves',
    primary_kw: '',
    problem: 'Enter a primary keyword to generate this card',
    can: { edit: true, delete: true, write: false },
  };
  renderRoute('/tools/category_cards?cards=cards', {
    ...answers,
    categoryCards: { show: { category_cards: [held, bare, failed], recordsTotal: 3, recordsFiltered: 3, counts } },
  });
  const row = (await screen.findByRole('heading', { name: 'Tarps' })).closest('li') as HTMLElement;
  expect(within(row).getByText('On hold')).toBeDefined();
  expect(within(row).getByText('Connect a model for text.')).toBeDefined();
  expect(within(row).getByRole('link', { name: 'Open document' })).toBeDefined();
  expect(within(row).queryByText('In progress')).toBeNull();
  const stopped = screen.getByRole('heading', { name: 'Tunnel tents' }).closest('li') as HTMLElement;
  expect(within(stopped).getByText('The model declined.')).toBeDefined();
  const other = screen.getByRole('heading', { name: 'Stoves' }).closest('li') as HTMLElement;
  expect(within(other).getByText('Enter a primary keyword to generate this card')).toBeDefined();
  expect(within(other).queryByRole('checkbox')).toBeNull();
  expect(within(other).queryByRole('button', { name: 'Write Stoves' })).toBeNull();
});

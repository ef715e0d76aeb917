import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import type { Answers, Call } from '../testing/fake-api.ts';
import { failWith } from '../testing/fake-api.ts';
import { conflict, rule, run, suggestion, suggestionsOf, target, website, websitePages } from '../testing/links.ts';
import { renderRoute } from '../testing/render-route.tsx';

const websites = (...rows: (typeof website)[]) => ({
  websites: { show: { websites: rows, recordsTotal: rows.length, recordsFiltered: rows.length, can: { create: true } } },
});
const counts = { counts: { suggestions: 1, rules: 1, conflicts: 1, runs: 1, links_set: 4 }, can: { manage: true } };
const frame = {
  ...signedIn,
  ...websites(website),
  pages: { summary: { website_pages: websitePages, can: { manage: true } } },
} satisfies Answers;
const sent = (calls: Call[], name: string) => calls.filter((call) => call.name === name);
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const linked = <Words extends object>(words: Words) => ({ counts, ...words });

test('without a website the way to add one is shown', async () => {
  renderRoute('/links', { ...signedIn, ...websites() });
  expect(await screen.findByRole('heading', { name: 'No websites yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open websites' }).getAttribute('href')).toBe('/websites');
});

test('websites of one host are told apart by path, and by name where they share it', async () => {
  const url = 'https://halden.example';
  renderRoute('/links', {
    ...frame,
    ...websites(
      { ...website, url: `${url}/de` },
      { ...website, id: 71, url: `${url}/at/` },
      { ...website, id: 72, name: 'Draft', url: `${url}/at` },
      { ...website, id: 73, url: 'https://other.example/uk' },
    ),
    linkSuggestions: linked({ show: suggestionsOf() }),
  });
  const field = await screen.findByRole('combobox', { name: 'Website' });
  expect((field as HTMLInputElement).value).toBe('halden.example/de');
  fireEvent.click(field);
  const options = await screen.findAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'halden.example/de',
    `halden.example/at (${website.name})`,
    'halden.example/at (Draft)',
    'other.example',
  ]);
});

test('suggestions show sentence, target and need, and keys walk, decide and select', async () => {
  const second = { ...suggestion, id: 22, anchor: 'power', anchor_at: 48, confidence: 48 };
  const { calls } = renderRoute('/links', {
    ...frame,
    linkSuggestions: linked({ show: suggestionsOf(suggestion, second), decide: { decided: 1, left: [] } }),
  });
  expect((await screen.findAllByText('gas stoves'))[0]?.tagName).toBe('MARK');
  expect(screen.getAllByText('Orphan page: this would be its first incoming link')).toHaveLength(2);
  expect(screen.getByText('2 links, 5 at most')).toBeDefined();
  expect(screen.getByText('Confidence 91 of 100')).toBeDefined();
  press('j');
  press('x');
  expect(await screen.findByRole('toolbar', { name: 'Suggestions' })).toBeDefined();
  press('a');
  press('a');
  expect(await screen.findByText('1 suggestion decided')).toBeDefined();
  expect(sent(calls, 'linkSuggestions.decide').map(({ body }) => body)).toEqual([{ ids: [21], state: 'approved' }]);
});

test.each([
  [
    'done' as const,
    'Each text gets at most one link per 100 words (including existing links; shorter texts get one) and 5 in total.',
  ],
  ['none' as const, 'Import your website’s pages'],
])('without suggestions, where the last search is %s, it says why', async (state, said) => {
  const none = suggestionsOf();
  renderRoute('/links', {
    ...frame,
    linkSuggestions: linked({ show: { ...none, search: { ...none.search, state } } as typeof none }),
  });
  expect(await screen.findByText(said, { exact: false })).toBeDefined();
});

test('a website of downloads has no connection to test', async () => {
  const shop = { ...website, id: 4, name: 'Blog', kind: 'webhook' as const, state: 'unknown' as const };
  renderRoute('/websites', { ...signedIn, ...websites({ ...website, state: 'unknown' }, shop) });
  expect((await screen.findAllByRole('button', { name: /^Test/ })).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Test Blog',
  ]);
  expect(screen.getAllByText('Not tested')).toHaveLength(1);
});

test('a preview takes what is selected, and everything without a selection', async () => {
  const { calls, router } = renderRoute('/links', {
    ...frame,
    linkSuggestions: linked({ show: suggestionsOf(suggestion) }),
    linkRuns: { create: { link_builder: run, elsewhere: [] }, show: { link_builder: run } },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Select “gas stoves”/ }));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/links/runs/9'));
  expect(sent(calls, 'linkRuns.create')[0]?.body).toEqual({ website_id: 3, mode: 'selection', suggestion_ids: [21] });
});

test('a plain user sees suggestions without any way to decide', async () => {
  renderRoute('/links', {
    ...frame,
    linkSuggestions: linked({ show: { ...suggestionsOf(suggestion), can: { manage: false } } }),
  });
  expect(await screen.findByText('A first night')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Find links' })).toBeNull();
});

test('a rule is refused at its fields before it is sent, with the words of the specification', async () => {
  const { calls } = renderRoute('/links?tab=keywords', {
    ...frame,
    linkSuggestions: { counts, find: { search: suggestionsOf().search } },
    linkBuilder: {
      list: {
        links: [rule],
        recordsTotal: 1,
        recordsFiltered: 1,
        counts: { never_used: 0, broken_target: 1 },
        can: { manage: true },
      },
      count: { occurrences: 17, pages: 11, drafts: 2, allowed: 6 },
      create: failWith(422, 'INVALID_INPUT', 'Invalid', { keyword: ['This keyword has a rule'] }),
    },
    pages: { ...frame.pages, list: { pageUrls: [], recordsTotal: 0, recordsFiltered: 0, can: { manage: true } } },
  });
  expect(await screen.findByText('404')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'New rule' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Keyword/ }), { target: { value: '. , !' } });
  fireEvent.click(within(dialog).getByText('Custom URL'));
  fireEvent.change(await within(dialog).findByRole('textbox', { name: 'Custom URL' }), {
    target: { value: 'shop.example/sale' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create rule' }));
  expect(await within(dialog).findByText('Keyword is required')).toBeDefined();
  expect(within(dialog).getByText('Enter a valid URL')).toBeDefined();
  expect(sent(calls, 'linkBuilder.create')).toHaveLength(0);
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Keyword/ }), { target: { value: 'winter sale' } });
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Custom URL' }), { target: { value: 'https://a.example/sale' } });
  expect(await within(dialog).findByText(/“winter sale” occurs 17 times in 11 pages and 2 drafts/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create rule' }));
  expect(await within(dialog).findByText('This keyword has a rule')).toBeDefined();
  expect(sent(calls, 'linkBuilder.create')[0]?.body).toMatchObject({
    website_id: 3,
    custom_url: 'https://a.example/sale',
    page_url_id: null,
  });
});

test('a run shows its difference, and is applied once with the number that was seen', async () => {
  const applied = { ...run, state: 'applied' as const, can: { apply: false, discard: false, undo: true } };
  let state = run;
  const { calls } = renderRoute('/links/runs/9', {
    ...frame,
    linkRuns: {
      show: () => ({ link_builder: state }),
      edit: () => {
        state = applied;
        return { link_builder: applied };
      },
    },
  });
  expect(await screen.findByText('6 paragraphs unchanged')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Run 22: Orphans' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Apply to 1 text' }));
  const confirm = await screen.findByRole('button', { name: 'Apply 1 link' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  expect(sent(calls, 'linkRuns.edit').map(({ body }) => body)).toEqual([{ apply: true, confirmed_count: 1 }]);
});

test('undoing a run says what was edited since', async () => {
  const done = {
    ...run,
    state: 'applied' as const,
    can: { apply: false, discard: false, undo: true },
    targets: [{ ...target, state: 'applied' as const, problem: 'Edited by Tom Becker' }],
  };
  const { calls } = renderRoute('/links?tab=runs', {
    ...frame,
    linkSuggestions: { counts },
    linkRuns: {
      list: { link_runs: [done], recordsTotal: 1, recordsFiltered: 1 },
      show: { link_builder: done },
      remove: { link_builder: { ...done, state: 'reverted' } },
    },
  });
  expect(await screen.findByText('1 run. Links added: 4. You can undo any run.')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo run 22' }));
  expect(await screen.findByText(/“A first night” was edited after the run/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo 1 link' }));
  await waitFor(() => expect(sent(calls, 'linkRuns.remove')).toHaveLength(1));
});

test('a conflict is solved by the page that ranks and the consequences that are ticked', async () => {
  const { calls, router } = renderRoute('/links?tab=conflicts', {
    ...frame,
    linkSuggestions: { counts },
    keywordConflicts: {
      show: {
        keyword_conflicts: [conflict],
        recordsTotal: 1,
        recordsFiltered: 1,
        counts: { open: 1, solved: 0, fine: 0 },
        can: { manage: true },
      },
      consequences: {
        consequences: (['keyword', 'anchors'] as const).map((kind) => ({
          key: kind,
          kind,
          member: conflict.members[1] ?? conflict.members[0],
          keyword: 'ratings',
          count: 4,
        })) as never,
      },
      solve: { keyword_conflict: { ...conflict, state: 'solved' }, run_id: 9, task_ids: [] },
    },
    linkRuns: { show: { link_builder: run } },
  });
  const ratings = await screen.findByRole('radio', { name: 'Winter bags should rank' });
  expect((ratings as HTMLInputElement).checked).toBe(true);
  expect(await screen.findByText('Primary keyword becomes “ratings”')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: /anchors “winter bag”/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/links/runs/9'));
  expect(sent(calls, 'keywordConflicts.solve')[0]?.body).toEqual({
    website_id: 3,
    keyword: conflict.keyword,
    winner_page_url_id: 5,
    keys: ['keyword'],
  });
});

test('an import names the columns that it did not read, and is not done where pages failed', async () => {
  const read = { found: 54, added: 54, updated: 0, read: 0, skipped: 0, failed: 54 };
  const ended = {
    id: 9,
    website_id: 3,
    kind: 'csv' as const,
    url: null,
    file_name: 'pages.csv',
    paths: [],
    limit: 500,
    state: 'done' as const,
    counts: read,
    problem: null,
    user: { id: 1, name: 'Ada Byron' },
    created_at: '2026-11-02T10:00:00.000Z',
    ended_at: '2026-11-02T10:01:00.000Z',
    can: { pause: false, resume: false, cancel: false },
  };
  renderRoute('/links?tab=pages', {
    ...frame,
    linkSuggestions: linked({}),
    pages: { ...frame.pages, list: { pageUrls: [], recordsTotal: 0, recordsFiltered: 0, can: { manage: true } } },
    pageImports: {
      show: { page_imports: [ended], can: { manage: true } },
      create: { page_import: ended, ignored_columns: ['Search volume'], message: 'The import was started' },
    },
  });
  // The button renders before the permission to import is known, so nothing moves then.
  const importPages = () => screen.queryAllByRole('button', { name: 'Import pages' })[0] as HTMLButtonElement | undefined;
  await waitFor(() => expect(importPages()?.disabled).toBe(false));
  fireEvent.click(importPages() as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('All failed')).toBeDefined();
  expect(within(dialog).queryByText('Done')).toBeNull();
  fireEvent.click(within(dialog).getByText('CSV'));
  const file = new File(['url,Search volume\n'], 'pages.csv', { type: 'text/csv' });
  fireEvent.change(dialog.querySelector('input[type=file]') as HTMLElement, { target: { files: [file] } });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Start import' }));
  expect(await within(dialog).findByText(/^Columns that Folio does not know were not imported: Search volume\./)).toBeDefined();
});

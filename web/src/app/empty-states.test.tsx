// Pages and lists without content: a sample behind one card with one working button or link, and a way out of filters.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseWorkspace } from '../base/workspace.ts';
import { besideDocuments, jobPosting, signedIn } from '../testing/caller.ts';
import { dashboardOf } from '../testing/campaigns.ts';
import { type Answers, failWith } from '../testing/fake-api.ts';
import { suggestionsOf, website, websitePages } from '../testing/links.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { besideTasks, entriesOf, listOf, newsroom } from '../testing/tasks.ts';
import { jobsOf, requestsOf, staffOf } from '../testing/translation.ts';

// Growing fields wait for fonts, which the simulated page lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const none = { recordsTotal: 0, recordsFiltered: 0 };
const me = signedIn.users.showUserInfo;
const owner = {
  ...me,
  templates: [{ ...jobPosting, bulk: true }],
  user_info: {
    ...me.user_info,
    role: 'admin' as const,
    is_admin: true,
    can: { ...me.user_info.can, open_control_panel: true, manage_models: true, open_campaigns: true },
  },
};
const noLanguages = { tools: { showTool: failWith(404, 'NOT_FOUND', 'There is no such tool.') } };
const noDocuments = {
  show: {
    orders: [],
    ...none,
    folders: [],
    counts: { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
    cancelled: 0,
    next: null,
  },
};
const linkCounts = { counts: { suggestions: 0, rules: 0, conflicts: 0, runs: 0, links_set: 0 }, can: { manage: true } };
const unsearched = { ...suggestionsOf(), search: { ...suggestionsOf().search, state: 'failed' as const, problem: null } };

/** Everything is empty; `canManage`: the caller has every permission. */
const emptyAnswers = (canManage: boolean, pages = 12): Answers => ({
  ...besideTasks,
  ...besideDocuments,
  ...noLanguages,
  users: { ...signedIn.users, showUserInfo: canManage ? owner : me },
  workspaces: {
    show: { ...signedIn.workspaces.show, workspaces: [newsroom], ...none, recordsTotal: 1, recordsFiltered: 1 },
    listUsers: { users: [], ...none },
  },
  documents: noDocuments,
  brandVoices: {
    ...besideDocuments.brandVoices,
    show: { ...besideDocuments.brandVoices.show, can: { create: canManage, show_all: false } },
  },
  sources: { show: { additional_sources: [], tags: [], ...none, can: { create: canManage } } },
  guidelines: { show: { guidelines: [], templates: [], default_id: null, ...none, can: { create: canManage } } },
  translationMemory: {
    terms: { terms: [], ...none, can: { manage: canManage } },
    units: { units: [], ...none, pairs: [] },
  },
  tasks: { list: { ...listOf(), can: { create: canManage } } },
  taskViews: {
    counts: { counts: { all: 0, mine: 0, review: 0, asked: 0, overdue: 0 }, can: { create: canManage } },
    show: { views: [] },
    board: { columns: [], can: { create: canManage } },
  },
  taskTemplates: { show: { task_templates: [], can: { create: canManage } } },
  calendarEntries: { show: entriesOf() },
  campaigns: { show: { ...dashboardOf([]), clients: [{ id: 1, name: 'Newsroom' }] } },
  bulkOrders: { show: { bulk_orders: [], rows: [], ...none }, ofProduct: { orders: [], ...none } },
  websites: { show: { websites: [website], recordsTotal: 1, recordsFiltered: 1, can: { create: canManage } } },
  pages: {
    summary: { website_pages: { ...websitePages, pages, last_checked_at: null }, can: { manage: canManage } },
    list: { pageUrls: [], ...none, can: { manage: canManage } },
    map: { nodes: [], edges: [], laid_out_at: null },
  },
  linkSuggestions: {
    counts: linkCounts,
    show: { ...unsearched, counts: { ...unsearched.counts, pending: 0 }, pages, can: { manage: canManage } },
  },
  linkBuilder: { list: { links: [], ...none, counts: { never_used: 0, broken_target: 0 }, can: { manage: canManage } } },
  linkRuns: { list: { link_runs: [], ...none } },
  keywordConflicts: {
    show: { keyword_conflicts: [], ...none, counts: { open: 0, solved: 0, fine: 0 }, can: { manage: canManage } },
  },
  comments: { mine: { comments: [], recordsTotal: 0 } },
  translationRequests: { show: requestsOf([]) },
  workspaceSettings: { showOne: failWith(404, 'NOT_FOUND', 'There is no such workspace.') },
  pageImports: { show: { page_imports: [], can: { manage: canManage } } },
  usage: { showLedger: failWith(403, 'FORBIDDEN', 'You may not see this.') },
});

const noWebsites = (canCreate: boolean): Answers => ({
  websites: { show: { websites: [], ...none, can: { create: canCreate } } },
});

/** The card with this title. */
async function cardTitled(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title });
  return heading.parentElement as HTMLElement;
}
const controlsIn = (card: HTMLElement) => [...within(card).queryAllByRole('button'), ...within(card).queryAllByRole('link')];

const links: [page: string, title: string, name: string, href: string, more?: Answers][] = [
  ['/orders', 'No documents yet!', 'New document', '/tools'],
  ['/dashboard', 'No documents yet!', 'New document', '/tools'],
  ['/brand-voices', 'No brand voices yet', 'New brand voice', '/brand-voices/new'],
  ['/orders/bulk', 'No bulk orders yet', 'Choose a tool', '/tools'],
  ['/job_posting-tool-order', 'No orders with this tool yet', 'Use this tool', '/tools/job_posting'],
  ['/favorite', 'No favorites yet', 'Browse tools', '/tools'],
  ['/links', 'No websites yet', 'Open websites', '/websites', noWebsites(true)],
  ['/links?tab=conflicts', 'No conflicts', 'Open pages', '/links?website=3&tab=pages'],
  ['/links?tab=runs', 'No runs yet', 'Open suggestions', '/links?website=3'],
  ['/tool/translation_requests', 'No requests yet', 'New request', '/tool/translation_requests/new'],
];

test.each(links)('%s: the card “%s” has the link “%s”', async (page, title, name, href, more = {}) => {
  chooseWorkspace(1);
  renderRoute(page, { ...emptyAnswers(true), ...more });
  const card = await cardTitled(title);
  expect(controlsIn(card)).toHaveLength(1);
  expect(within(card).getByRole('link', { name }).getAttribute('href')).toBe(href);
});

/** Labels that say "optional", as the schema of the call has it. */
const optionalIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('[data-optional="optional"]')].map(({ textContent }) => textContent);

test('a template without a name is refused, everything else may stay empty', async () => {
  chooseWorkspace(1);
  renderRoute('/task-assignment/templates?template=new', emptyAnswers(true));
  await screen.findByRole('button', { name: 'Create template' });
  expect(optionalIn(document.body)).toEqual(['Assignee', 'Task title', 'Working days until due', 'Description']);
});

const task = [
  'Assignee',
  'Due',
  'Description',
  'Additional content',
  'Sources',
  'Linked keywords',
  'Soft keywords',
  'H2 headings',
  'Category',
  'Length in words',
  'Start',
  'Attachments',
];
const buttons: [page: string, title: string, name: string, opens: string, optional: string[], more?: Answers][] = [
  [
    '/briefings',
    'No briefings yet',
    'New briefing',
    'New briefing',
    ['Overall goal', 'Platform', 'Competitors', 'Structure', 'Tone of voice'],
  ],
  ['/sources', 'No sources yet', 'Add source', 'Add source', ['Tags']],
  ['/websites', 'No websites yet', 'Add website', 'Add website', ['Country'], noWebsites(true)],
  ['/glossary', 'No terms yet', 'New term', 'New term', ['Note']],
  ['/glossary?tab=memory', 'No sentences yet', 'Import from file', 'Import translated texts', []],
  ['/task-assignment', 'No tasks yet', 'New task', 'New task', task],
  ['/task-assignment?layout=board', 'No tasks yet', 'New task', 'New task', task],
  ['/task-assignment?view=mine', 'No tasks assigned to you', 'New task', 'New task', task],
  ['/calendar', 'Nothing planned', 'New task', 'New task', task],
  [
    '/audience-campaigns/manager-dashboard',
    'No campaigns yet',
    'New campaign',
    'New campaign',
    ['Goal', 'Audience', 'Countries'],
  ],
  ['/links', 'No suggestions yet', 'Find links', 'Find links', []],
  ['/links?tab=keywords', 'No keyword rules yet', 'New rule', 'New keyword rule', ['Max. links per text']],
  ['/links?tab=pages', 'Import pages from shop.example', 'Import pages', 'Import pages from shop.example', []],
];

test.each(buttons)('%s: the card “%s” has the button “%s”', async (page, title, name, opens, optional, more = {}) => {
  chooseWorkspace(1);
  renderRoute(page, { ...emptyAnswers(true), ...more });
  const card = await cardTitled(title);
  expect(controlsIn(card)).toHaveLength(1);
  fireEvent.click(within(card).getByRole('button', { name }));
  expect(optionalIn(await screen.findByRole('dialog', { name: opens }))).toEqual(optional);
});

test('without pages the links and the map lead to the import', async () => {
  chooseWorkspace(1);
  const { router } = renderRoute('/links', emptyAnswers(true, 0));
  const card = await cardTitled('No suggestions yet');
  expect(within(card).getByRole('link', { name: 'Import pages' }).getAttribute('href')).toBe('/links?website=3&tab=pages');
  await router.navigate({ to: '/links', search: { tab: 'map' } });
  const map = await cardTitled('No map yet');
  expect(within(map).getByRole('link', { name: 'Import pages' }).getAttribute('href')).toBe('/links?website=3&tab=pages');
});

test('the template that is created first opens in place of the card', async () => {
  chooseWorkspace(1);
  renderRoute('/task-assignment/templates', emptyAnswers(true));
  const card = await cardTitled('No templates yet');
  expect(controlsIn(card)).toHaveLength(1);
  fireEvent.click(within(card).getByRole('button', { name: 'New template' }));
  expect(await screen.findByRole('button', { name: 'Create template' })).toBeDefined();
});

const asUser: [page: string, title: string, sentence: RegExp, more?: Answers][] = [
  ['/brand-voices', 'No brand voices yet', /^Owners and admins create brand voices/],
  ['/briefings', 'No briefings yet', /^Admins create briefings/],
  ['/sources', 'No sources yet', /^Managers add sources/],
  ['/websites', 'No websites yet', /^Managers add websites/, noWebsites(false)],
  ['/links', 'No websites yet', /^Managers add websites/, noWebsites(false)],
  ['/glossary', 'No terms yet', /^Managers add terms/],
  ['/task-assignment', 'No tasks yet', /^Managers create tasks/],
  ['/task-assignment/templates', 'No templates yet', /^Managers create templates/],
  ['/calendar', 'Nothing planned', /^Managers create tasks/],
  ['/links', 'No suggestions yet', /^Managers search for links/],
  ['/links?tab=keywords', 'No keyword rules yet', /^Managers add keyword rules/],
  ['/links?tab=pages', 'Import pages from shop.example', /^Managers import the pages/],
];

test.each(asUser)('%s: without the permission the card “%s” says who can', async (page, title, sentence, more = {}) => {
  chooseWorkspace(1);
  renderRoute(page, { ...emptyAnswers(false), ...more });
  const card = await cardTitled(title);
  expect(controlsIn(card)).toEqual([]);
  expect(within(card).getByText(sentence)).toBeDefined();
});

test('the sample is not read out and nobody can reach it', async () => {
  chooseWorkspace(1);
  renderRoute('/orders', emptyAnswers(true));
  await cardTitled('No documents yet!');
  const sample = screen.getByText('Guide to waterproof jackets').closest('[inert]');
  expect(sample?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('How to wash a down sleeping bag').closest('[inert]')).toBe(sample);
});

/** Lists with one entry that the filter leaves out. */
const one = { recordsTotal: 1, recordsFiltered: 0 };
const foundOfOne: Answers = {
  guidelines: { show: { guidelines: [], templates: [], default_id: null, ...one, can: { create: true } } },
  translationMemory: { terms: { terms: [], ...one, can: { manage: true } }, units: { units: [], ...one, pairs: [] } },
};

const filtered: [page: string, title: string][] = [
  ['/orders?search=tent', 'No results'],
  ['/briefings?search=tent', 'No briefings found'],
  ['/sources?search=tent', 'No results'],
  ['/glossary?search=tent', 'No results'],
  ['/glossary?tab=memory&search=tent', 'No results'],
  ['/task-assignment?search=tent', 'No tasks found'],
  ['/task-assignment?layout=board&search=tent', 'No tasks found'],
  ['/calendar?assignee=4', 'Nothing planned'],
  ['/audience-campaigns/manager-dashboard?search=tent', 'No results'],
  ['/orders/bulk?search=tent', 'No results'],
  ['/links?tab=keywords&search=tent', 'No results'],
  ['/links?tab=pages&search=tent', 'No results'],
  ['/links?state=rejected', 'No suggestions with this status'],
  ['/tool/translation_requests?search=tent', 'No requests found'],
];

test.each(filtered)('%s: “%s” can be cleared', async (page, title) => {
  chooseWorkspace(1);
  const { router } = renderRoute(page, { ...emptyAnswers(true), ...foundOfOne });
  const card = await cardTitled(title);
  expect(controlsIn(card)).toHaveLength(1);
  fireEvent.click(within(card).getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => {
    const search = router.state.location.search as Record<string, unknown>;
    expect([search['search'], search['assignee'], search['state']]).toEqual([undefined, undefined, undefined]);
  });
});

test('a linguist without jobs reads who offers them', async () => {
  renderRoute('/translation-manager/assignee-dashboard', {
    ...staffOf('linguist'),
    translationJobs: { show: jobsOf([]) },
  });
  expect(await screen.findByText('Coordinators offer you jobs. Jobs that you accept appear here.')).toBeDefined();
});

import type { ToolDetail } from '@folio/contract/tool-definition';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetCaller } from '../base/forget-caller.ts';
import { besideDocuments, jobPosting, signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { website } from '../testing/links.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { tool } from '../testing/tool-detail.ts';

const reported = {
  is_forwarded: false,
  tool_use: {
    event: 'tool_error' as const,
    gtag_service_name: tool.name,
    gtag_service_group: tool.group,
    human_credits: 0,
    cost_for_usage: 0,
    workspace_name: null,
    product_keys: [],
  },
};

const answers = {
  ...signedIn,
  ...besideDocuments,
  tools: { showTool: { tool } },
  analytics: { reportToolUse: reported },
  folders: { show: { folders: [] } },
  guidelines: {
    show: { guidelines: [], templates: [], default_id: null, recordsTotal: 0, recordsFiltered: 0, can: { create: false } },
  },
};

const fill = async (title: string) => fireEvent.change(await screen.findByLabelText(/^Job title/), { target: { value: title } });
const order = () => fireEvent.click(screen.getByRole('button', { name: 'Generate' }));

test('a field that may stay empty says so, and no other one', async () => {
  const fields: ToolDetail['fields'] = [
    ...tool.fields,
    { type: 'textarea', name: 'benefits', label: 'Benefits', required: false, default: null },
    { type: 'tags', name: 'skills', label: 'Skills', required: false, default: [] },
    { type: 'text', name: 'tone', label: 'Tone', required: false, default: 'plain' },
  ];
  renderRoute('/tools/job_posting', { ...answers, tools: { showTool: { tool: { ...tool, fields } } } });
  await screen.findByLabelText('Benefits');
  const marked = [...document.querySelectorAll('[data-optional="optional"]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['Benefits', 'Skills']);
});

test('the form of a tool shows its fields, and the price follows what is filled in', async () => {
  renderRoute('/tools/job_posting', answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Job posting' })).toBeDefined();
  expect(await screen.findByLabelText(/^Job title/)).toHaveProperty('value', '');
  expect(screen.getByText('1,250 credits')).toBeDefined();
  fireEvent.change(await screen.findByLabelText(/^Openings/), { target: { value: '3' } });
  expect(await screen.findByText('3,750 credits')).toBeDefined();
});

test('undoing brings back what the example replaced; for an empty form nothing is offered', async () => {
  const example = { job_title: 'Content marketing manager' };
  renderRoute('/tools/job_posting', { ...answers, tools: { showTool: { tool: { ...tool, example } } } });
  const title = () => screen.findByLabelText(/^Job title/);
  expect(await title()).toHaveProperty('value', '');
  fireEvent.click(screen.getByRole('button', { name: 'Try an example' }));
  expect(await title()).toHaveProperty('value', 'Content marketing manager');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await fill('Senior baker');
  fireEvent.click(screen.getByRole('button', { name: 'Try an example' }));
  expect(await title()).toHaveProperty('value', 'Content marketing manager');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await title()).toHaveProperty('value', 'Senior baker');
});

test('the server’s fault of a field is shown at that field alone', async () => {
  const { router, calls } = renderRoute('/tools/job_posting', {
    ...answers,
    orders: { create: failWith(422, 'INVALID_INPUT', 'Check the form', { job_title: ['This title is not allowed'] }) },
  });
  await fill('Senior baker');
  order();
  const text = await screen.findByText('This title is not allowed');
  expect(screen.getByLabelText(/^Job title/).getAttribute('aria-describedby')).toContain(text.id);
  expect((await screen.findByLabelText(/^Openings/)).getAttribute('aria-invalid')).not.toBe('true');
  const sent = calls.find(({ name }) => name === 'orders.create');
  expect(sent?.body).toMatchObject({ tool: 'job_posting', fields: { job_title: 'Senior baker', openings: 1 } });
  expect(router.state.location.pathname).toBe('/tools/job_posting');
});

test('an unreachable server is reported above the form, which stays as it is, until a retry reaches it', async () => {
  let isDown = false;
  const down = failWith(503, 'SERVER_ERROR', 'Not reachable');
  renderRoute('/tools/job_posting', {
    ...answers,
    platform: { showPlatform: () => (isDown ? down : signedIn.platform.showPlatform) },
    orders: { create: down },
    analytics: { reportToolUse: () => (isDown ? down : reported) },
  });
  await fill('Senior baker');
  expect(screen.queryByText(/Reconnecting…/)).toBeNull();
  isDown = true;
  order();
  expect((await screen.findByText(/Can’t reach .*Reconnecting…/)).closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByLabelText(/^Job title/)).toHaveProperty('value', 'Senior baker');
  isDown = false;
  await waitFor(() => expect(screen.queryByText(/Reconnecting…/)).toBeNull());
  expect(screen.getByLabelText(/^Job title/)).toHaveProperty('value', 'Senior baker');
});

test('a form is filled in from the pages of a website, with what does not fit counted', async () => {
  const linking: ToolDetail = {
    ...tool,
    slug: 'internal_linking',
    fields: [{ type: 'textarea', name: 'target_pages', label: 'Pages to link', required: true, default: null }],
    title_fields: [],
  };
  const { calls } = renderRoute('/tools/internal_linking', {
    ...answers,
    users: {
      ...signedIn.users,
      showUserInfo: {
        ...signedIn.users.showUserInfo,
        templates: [{ ...jobPosting, slug: linking.slug, name: 'Internal linking' }],
      },
    },
    tools: { showTool: { tool: linking } },
    websites: { show: { websites: [website], recordsTotal: 1, recordsFiltered: 1, can: { create: true } } },
    pages: { toolFields: { fields: { target_pages: 'gas stove | https://shop.example/gas-stoves' }, taken: 1, left_out: 4 } },
  });
  const box = await screen.findByRole('group', { name: 'From a website' });
  fireEvent.click(within(box).getByRole('button', { name: 'Fill in' }));
  expect(await screen.findByDisplayValue('gas stove | https://shop.example/gas-stoves')).toBeDefined();
  expect(box.textContent).toContain('1 line filled in.');
  expect(box.textContent).toContain('Not filled in: 4');
  const asked = calls.find(({ name }) => name === 'pages.toolFields');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ website_id: '3', tool: 'internal_linking' });
});

test('keyword rules of a website fill in the anchor links, one line for each that is chosen', async () => {
  const fields: ToolDetail['fields'] = [
    { type: 'text', name: 'topic', label: 'Topic', required: true, default: null },
    { type: 'textarea', name: 'anchor_links', label: 'Anchor links', required: false, default: null, maxLength: 2000 },
  ];
  const link = (keyword: string, reason: 'first_sentence' | 'target_closed' | null) => ({
    keyword,
    url: `https://halden.example/${keyword.replaceAll(' ', '-')}`,
    anchor: keyword,
    offset: 0,
    allowed: reason === null,
    reason,
  });
  const { calls } = renderRoute('/tools/seo_article', {
    ...answers,
    users: {
      ...signedIn.users,
      showUserInfo: {
        ...signedIn.users.showUserInfo,
        templates: [{ ...jobPosting, slug: 'seo_article', name: 'SEO article' }],
      },
    },
    tools: { showTool: { tool: { ...tool, slug: 'seo_article', name: 'SEO article', fields, title_fields: ['topic'] } } },
    websites: { show: { websites: [website], recordsTotal: 1, recordsFiltered: 1, can: { create: true } } },
    linkBuilder: {
      anchors: {
        links: [link('sleeping mats', 'first_sentence'), link('stoves', 'target_closed'), link('tents', null)],
        mode: 'all',
      },
    },
  });
  fireEvent.change(await screen.findByLabelText(/^Topic/), { target: { value: 'Sleeping mats and tents' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Find anchor links' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'tents' }));
  expect(screen.queryByRole('checkbox', { name: 'stoves' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 link' }));
  expect(await screen.findByLabelText(/^Anchor links/)).toHaveProperty(
    'value',
    'sleeping mats | https://halden.example/sleeping-mats',
  );
  const asked = calls.filter(({ name }) => name === 'linkBuilder.anchors').map(({ body }) => body);
  expect(asked).toEqual([{ website_id: website.id, text: 'Sleeping mats and tents' }]);
});

test('fields without an effect are open where the order waits for a model, which will read them', async () => {
  const article: ToolDetail = {
    ...tool,
    has_model: false,
    fields: [
      { type: 'textarea', name: 'facts', label: 'Facts to include', required: false, default: null },
      { type: 'text', name: 'article_type', label: 'Type of article', required: false, default: null },
    ],
    title_fields: [],
    without_model: {
      ...tool.without_model,
      makes: 'outline',
      needs: ['text'],
      cases: [{ makes: 'on_hold', filled: ['facts'] }],
      ignores: { article_type: ['en'] },
    },
  };
  renderRoute('/tools/job_posting', { ...answers, tools: { showTool: { tool: article } } });
  const type = await screen.findByLabelText(/^Type of article/);
  expect(type).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText(/^Facts to include/), { target: { value: 'Open since 1998.' } });
  await screen.findByText(/Needs a text model/);
  expect(type).toHaveProperty('disabled', false);
});

test('a file that is refused for a bulk order is shown with the reason', async () => {
  const refused = failWith(422, 'FILE_NOT_CSV', 'There was an error with your file. Please upload a valid CSV', {
    file: ['jobs.csv has no rows below the header'],
  });
  renderRoute('/tools/job_posting?order=batch', {
    ...answers,
    tools: { showTool: { tool: { ...tool, bulk: true } } },
    bulkOrders: { validate: refused, show: { bulk_orders: [], rows: [], recordsTotal: 0, recordsFiltered: 0 } },
  });
  await screen.findByText('Upload file');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  fireEvent.change(input, { target: { files: [new File(['job_title'], 'jobs.csv', { type: 'text/csv' })] } });
  expect(await screen.findByText(/Please upload a valid CSV\. jobs\.csv has no rows below the header/)).toBeDefined();
});

test('the focus goes from the file of a bulk order to its result, and back for another file', async () => {
  const judged = {
    upload: { id: 5, file_name: 'jobs.csv', rows: 2, columns: ['job_title'], first_rows: [['Baker']] },
    mapping: {},
    is_valid: true,
    issues: [],
    issues_total: 0,
    rows_with_issues: 0,
    price: 20,
    price_is_maximum: false,
    credits_available: 100,
  };
  let isRefused = true;
  renderRoute('/tools/job_posting?order=batch', {
    ...answers,
    tools: { showTool: { tool: { ...tool, bulk: true } } },
    bulkOrders: {
      validate: () => (isRefused ? failWith(422, 'FILE_NOT_CSV', 'Please upload a valid CSV') : judged),
      show: { bulk_orders: [], rows: [], recordsTotal: 0, recordsFiltered: 0 },
    },
  });
  await screen.findByText('Upload file');
  const choose = () => {
    const input = screen.getByLabelText<HTMLInputElement>('Upload file', { selector: 'input' });
    input.focus();
    fireEvent.change(input, { target: { files: [new File(['job_title'], 'jobs.csv', { type: 'text/csv' })] } });
  };
  choose();
  await screen.findByText('Please upload a valid CSV');
  expect(document.activeElement).toHaveProperty('id', 'bulk-file');
  isRefused = false;
  choose();
  const other = await screen.findByRole('button', { name: 'Choose another file' });
  expect(document.activeElement?.textContent).toBe('jobs.csv2 rowsChoose another file');
  other.focus();
  fireEvent.click(other);
  await screen.findByText('Upload file');
  expect(document.activeElement).toHaveProperty('id', 'bulk-file');
});

const withCredits = (available: number, more: object) => {
  const { showUserInfo } = signedIn.users;
  const user_info = { ...showUserInfo.user_info, credits: { available, reserved: 0 }, ...more };
  return { ...answers, users: { ...signedIn.users, showUserInfo: { ...showUserInfo, user_info } } };
};

test('too few credits: in the place of the button platform staff grant them', async () => {
  const { calls } = renderRoute('/tools/job_posting', withCredits(100, { role: 'admin', staff_scope: 'platform' }));
  await screen.findByText('Not enough credits: 100 left');
  const grant = await screen.findByRole('link', { name: 'Grant credits' });
  expect(grant.getAttribute('href')).toBe('/control-panel/credits');
  expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
  await fill('Baker');
  fireEvent.submit(document.querySelector('#tool-form') as HTMLFormElement);
  expect(calls.filter(({ name }) => name === 'orders.create')).toEqual([]);
});

test('too few credits: a member asks the owner by email, with the page in it', async () => {
  const owner = { name: 'Marta Ferri', email: 'marta@halden.example' };
  renderRoute('/tools/job_posting', withCredits(100, { role: 'user', owner }));
  const ask = await screen.findByRole('link', { name: 'Ask Marta' });
  expect(ask.getAttribute('href')).toMatch(
    /^mailto:marta@halden\.example\?subject=Please%20grant%20credits&body=.*%2Ftools%2Fjob_posting/,
  );
  expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
});

test('too few credits: an owner whom nobody of the account can help asks the operator', async () => {
  renderRoute('/tools/job_posting', withCredits(100, { role: 'master', owner: null }));
  expect(await screen.findByText('Not enough credits: 100 left. Ask the platform administrator for more credits')).toBeDefined();
});

test('the order bar shows one number; what is reserved and what a credit is are behind the "i"', async () => {
  renderRoute('/tools/job_posting', answers);
  expect(await screen.findByText('1,250 credits')).toBeDefined();
  expect(screen.queryByText(/reserved now/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'About this price' }));
  expect(await screen.findByText(/^A credit is the unit of price/)).toBeDefined();
  expect(screen.getByText('1,250 reserved now, 1,250 charged when ready. 5,000 left.')).toBeDefined();
});

const briefing = {
  id: 4,
  guideline_id: 4,
  workspace_id: null,
  title: 'Spring',
  overall_goal: '',
  platform: '',
  competitors: '',
  structure: '',
  tone_of_voice: '',
  revision: 1,
  user: { id: 1, name: 'Ada Byron' },
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  can: { edit: true, delete: true },
};

test('a tool without text asks for no briefing', async () => {
  const guidelines = { show: { ...answers.guidelines.show, guidelines: [briefing] } };
  renderRoute('/tools/job_posting', { ...answers, guidelines });
  expect(await screen.findByText('Briefing')).toBeDefined();
  cleanup();
  forgetCaller();
  renderRoute('/tools/job_posting', { ...answers, guidelines, tools: { showTool: { tool: { ...tool, output: 'image' } } } });
  await screen.findByLabelText(/^Job title/);
  expect(screen.queryByText('Briefing')).toBeNull();
});

test.each([
  ['admin', 'Open custom tools'],
  ['user', null],
] as const)('in an account with custom tools alone and none yet, a %s reads where tools come from', async (role, open) => {
  const me = signedIn.users.showUserInfo;
  const users = {
    ...signedIn.users,
    showUserInfo: { ...me, templates: [], user_info: { ...me.user_info, role, only_custom_tools: true } },
  };
  renderRoute('/tools', { ...answers, users });
  expect(await screen.findByRole('heading', { name: 'No tools yet' })).toBeDefined();
  expect(screen.queryByText('No tools found')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open custom tools' })?.textContent ?? null).toBe(open);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { tool } from '../testing/tool-detail.ts';
import { line, quote, request, requestsOf, stage, withRights } from '../testing/translation.ts';

const noLanguages = { tools: { showTool: failWith(404, 'NOT_FOUND', 'There is no such tool.') } };
const noDocuments = {
  documents: {
    show: {
      orders: [],
      recordsTotal: 0,
      recordsFiltered: 0,
      folders: [],
      counts: { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
      cancelled: 0,
      next: null,
    },
  },
};
const sent = (calls: { name: string }[], name: string) => calls.filter((call) => call.name === name);

test('requests are listed with their stages, state and an action for those that wait for an answer', async () => {
  const delivered = request({ state: 'delivered', due_at: '2020-01-02T10:00:00.000Z' });
  const late = request({ id: 10, title: 'Autumn catalogue', state: 'in_progress', due_at: '2020-01-02T10:00:00.000Z' });
  renderRoute('/tool/translation_requests', {
    ...signedIn,
    ...noLanguages,
    translationRequests: { show: requestsOf([delivered, late]) },
  });
  const rows = (await screen.findByRole('link', { name: 'Returns and repairs' })).closest('ul');
  expect(within(rows as HTMLElement).getAllByText('AI translation: Done')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Review: Returns and repairs' })).toBeDefined();
  expect(screen.getAllByText('Overdue,')).toHaveLength(1);
  expect(screen.getByText('1 request needs your answer.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Memory and glossary' }).getAttribute('href')).toBe('/glossary');
});

test('a group of requests is asked for by the address, and an empty list offers a new request', async () => {
  const { calls } = renderRoute('/tool/translation_requests?group=quotes', {
    ...signedIn,
    ...noLanguages,
    translationRequests: { show: requestsOf([]) },
  });
  expect(await screen.findByRole('heading', { name: 'No requests found' })).toBeDefined();
  expect(sent(calls, 'translationRequests.show')[0]).toMatchObject({ name: 'translationRequests.show' });
  expect(calls.find(({ name }) => name === 'translationRequests.show')?.query.get('group')).toBe('quotes');
  fireEvent.click(screen.getByRole('button', { name: /^All/ }));
  expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'New request' })).toHaveLength(1);
});

test('a list that fails is loaded again', async () => {
  let isBroken = true;
  renderRoute('/tool/translation_requests', {
    ...signedIn,
    ...noLanguages,
    translationRequests: {
      show: () => (isBroken ? failWith(500, 'SERVER_ERROR', 'Server error') : requestsOf([request()], null, false)),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Failed to fetch translation requests' })).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Returns and repairs' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'New request' })).toBeNull();
});

test('a company that hides translations has neither the page nor its entries', async () => {
  const { router } = renderRoute('/tool/translation_requests', {
    ...withRights({ open_translation_requests: false }),
    ...noDocuments,
    brandVoices: { show: failWith(500, 'SERVER_ERROR', 'x'), showTones: { tovs: [] } },
    sources: { show: failWith(500, 'SERVER_ERROR', 'x') },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Translation requests' })).toBeNull();
});

test('a quote is authorised once with the hash that was seen, however often the button is pressed', async () => {
  const quoted = request({ state: 'quoted', quote }, { authorise: true, decline: true });
  const { calls } = renderRoute('/tool/translation_requests/9', {
    ...signedIn,
    translationRequests: {
      show: requestsOf([], quoted),
      authorise: { translation_request: request({ state: 'authorised', quote }) },
    },
  });
  const button = await screen.findByRole('button', { name: 'Authorize for 520 credits' });
  expect(screen.getByText(/Authorizing reserves 520 of your 5,000 credits/)).toBeDefined();
  expect(screen.getByText('The stamp on page 2 cannot be read.')).toBeDefined();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Request authorized')).toBeDefined();
  const [call, ...others] = calls.filter(({ name }) => name === 'translationRequests.authorise');
  expect(call?.body).toEqual({ id: 9, revision: 4, quote_hash: 'seen-1' });
  expect(others).toEqual([]);
});

test('staff, who could change a ready quote at the desk, are asked to authorise it and not for another one', async () => {
  const quoted = request({ state: 'quoted', quote }, { authorise: true, decline: true, quote: true });
  renderRoute('/tool/translation_requests/9', { ...signedIn, translationRequests: { show: requestsOf([], quoted) } });
  expect(await screen.findByRole('button', { name: /^Authorize/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Get quote' })).toBeNull();
});

test('a quote that changed meanwhile is loaded again and said so', async () => {
  let total = 520;
  const { calls } = renderRoute('/tool/translation_requests/9', {
    ...signedIn,
    translationRequests: {
      show: () => requestsOf([], request({ state: 'quoted', quote: { ...quote, total } }, { authorise: true })),
      authorise: () => {
        total = 640;
        return failWith(409, 'QUOTE_CHANGED', 'The quote has changed');
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Authorize for 520 credits' }));
  expect(await screen.findByText(/^The quote has changed\. Check the updated quote/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Authorize for 640 credits' })).toBeDefined();
  expect(sent(calls, 'translationRequests.authorise')).toHaveLength(1);
});

test('a quote above the credits of the account cannot be authorised', async () => {
  renderRoute('/tool/translation_requests/9', {
    ...signedIn,
    translationRequests: {
      show: requestsOf([], request({ state: 'quoted', quote: { ...quote, total: 9000 } }, { authorise: true })),
    },
  });
  expect((await screen.findByRole('button', { name: 'Authorize for 9,000 credits' })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Not enough credits: this quote needs 9,000, you have 5,000.')).toBeDefined();
});

test('a new request says at its fields what is missing, keeps what was entered, and gets a quote', async () => {
  const draft = request({ kind: 'managed' });
  const answers = {
    ...withRights({ order_human_proofreading: true }),
    ...noLanguages,
    ...noDocuments,
    translationRequests: {
      show: requestsOf([], request({ kind: 'managed', state: 'quote_requested' })),
      create: { translation_request: draft },
      quote: { translation_request: request({ kind: 'managed', state: 'quote_requested' }) },
    },
  };
  const { calls } = renderRoute('/tool/translation_requests/new', answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Get quote' }));
  expect(await screen.findByText('Add a file, a document or a text')).toBeDefined();
  expect(screen.getByText('Select the language of the text')).toBeDefined();
  expect(screen.getByText('Select at least one language')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Returns are free.' } });
  fireEvent.click(screen.getByRole('radio', { name: /^Managed translation/ }));
  fireEvent.click(screen.getByRole('combobox', { name: 'From' }));
  fireEvent.click((await screen.findAllByRole('option', { name: 'English', hidden: true }))[0] as HTMLElement);
  fireEvent.click(screen.getByRole('combobox', { name: 'To' }));
  fireEvent.click((await screen.findAllByRole('option', { name: 'German', hidden: true })).at(-1) as HTMLElement);
  expect(sessionStorage.getItem('folio.1.draft.translation_request.personal')).toContain('Returns are free.');
  fireEvent.click(screen.getByRole('button', { name: 'Get quote' }));
  expect(await screen.findByText('Quote requested')).toBeDefined();
  expect(calls.find(({ name }) => name === 'translationRequests.create')?.body).toMatchObject({
    kind: 'managed',
    source_language: 'en',
    target_languages: ['de'],
    text: 'Returns are free.',
  });
  expect(calls.find(({ name }) => name === 'translationRequests.quote')?.body).toEqual({ id: 9, revision: 4 });
  expect(await screen.findByRole('heading', { name: 'Returns and repairs' })).toBeDefined();
  expect(sessionStorage.getItem('folio.1.draft.translation_request.personal')).toBeNull();
});

test('a refused request puts the focus into the first wrong field, and opens no list over the messages', async () => {
  const field = { type: 'file', uploadedAs: 'asset', name: 'files', label: 'Files', required: true, default: null } as const;
  const files = { ...field, accept: ['.docx'], maxSizeMb: 10, maxFiles: 5 };
  renderRoute('/tool/translation_requests/new', {
    ...signedIn,
    ...noDocuments,
    tools: { showTool: { tool: { ...tool, slug: 'document_translation', fields: [files] } } },
    translationRequests: {},
  });
  const input = await screen.findByLabelText<HTMLInputElement>('Files', { selector: 'input' });
  const save = screen.getByRole('button', { name: 'Save draft' });
  fireEvent.click(save);
  await waitFor(() => expect(document.activeElement).toBe(input));
  const fault = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(fault?.textContent).toBe('Add a file, a document or a text');
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Returns are free.' } });
  fireEvent.click(save);
  const from = screen.getByRole('combobox', { name: 'From' });
  await waitFor(() => expect(document.activeElement).toBe(from));
  expect(from.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(from);
  expect(from.getAttribute('aria-expanded')).toBe('true');
});

test('what the server refuses gets the focus as well', async () => {
  const kept = { from: 'en', to: ['de'], text: 'Returns are free.', wantedBy: '2020-01-02' };
  sessionStorage.setItem('folio.1.draft.translation_request.personal', JSON.stringify(kept));
  renderRoute('/tool/translation_requests/new', {
    ...signedIn,
    ...noLanguages,
    ...noDocuments,
    translationRequests: {
      create: failWith(422, 'INVALID_INPUT', 'Check the form', { wanted_by: ['This day is in the past'] }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('This day is in the past')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Requested delivery')));
});

test('human proofreading names its price and its six languages', async () => {
  sessionStorage.setItem(
    'folio.1.draft.translation_request.personal',
    JSON.stringify({ kind: 'proofreading', from: 'en', to: ['ja'], text: 'Returns are free.' }),
  );
  const { calls } = renderRoute('/tool/translation_requests/new', {
    ...withRights({ order_human_proofreading: true }),
    ...noLanguages,
    ...noDocuments,
    translationRequests: {},
  });
  expect(await screen.findByText(/Human proofreading costs 100 AI credits/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(
    await screen.findByText('Human proofreading is available for English, Italian, Spanish, French, Portuguese (BR) and German'),
  ).toBeDefined();
  expect(sent(calls, 'translationRequests.create')).toHaveLength(0);
});

test('a translation by a model is read beside its source, with all requests of its document', async () => {
  const ai = stage({ job_id: null, stage: 'ai', state: 'done' });
  const chain = [
    { id: 9, number: 'TR-9', kind: 'machine', added_stage: null, state: 'approved', created_at: '2026-11-16T09:00:00.000Z' },
    {
      id: 12,
      number: 'TR-9',
      kind: 'proofreading',
      added_stage: 'proofreading',
      state: 'quoted',
      created_at: '2026-11-17T09:00:00.000Z',
    },
  ] as const;
  renderRoute('/tool/translation_requests/9', {
    ...signedIn,
    translationRequests: {
      show: requestsOf([], request({ kind: 'machine', state: 'approved', lines: [line({ stages: [ai] })], chain: [...chain] })),
      showTexts: {
        source_language: 'en',
        target_language: 'de',
        texts: [{ position: 1, unit: 0, source: '<g1>Care</g1> of boots', target: '<g1>Pflege</g1> der Stiefel' }],
        recordsTotal: 1,
      },
    },
  });
  expect(await screen.findByText('Care of boots')).toBeDefined();
  expect(screen.getByText('Pflege der Stiefel').getAttribute('lang')).toBe('de');
  expect(screen.getByRole('link', { name: 'TR-9, Human proofreading' }).getAttribute('href')).toBe(
    '/tool/translation_requests/12',
  );
  expect(screen.getAllByRole('link', { name: /^TR-9/ })).toHaveLength(1);
});

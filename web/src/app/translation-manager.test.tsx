import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { failWith } from '../testing/fake-api.ts';
import { fixDay } from '../testing/fix-day.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { jobsOf, line, offeredJob, request, requestsOf, staffOf, stage } from '../testing/translation.ts';

fixDay();

const address = '/translation-manager/assignee-dashboard';
const noLanguages = { tools: { showTool: failWith(404, 'NOT_FOUND', 'There is no such tool.') } };
const linguist = {
  id: 3,
  user_id: 8,
  name: 'Ruth Keller',
  email: 'ruth@desk.invalid',
  pairs: [{ source: 'en', target: 'de' }],
  native_languages: ['de'],
  fields: ['marketing'],
  certifications: [{ body: 'Court of Seeburg', number: '12', expires_on: null, languages: [] }],
  words_a_day: 2500,
  absences: [],
  is_active: true,
  open_jobs: 2,
  delivered_jobs: 412,
  on_time: 0.98,
  changed_in_review: 0.02,
  booked_words: 14_000,
  load: 1.12,
  free_from: '2030-11-24',
  created_at: '2026-01-02T10:00:00.000Z',
};

test('someone without access learns why and is led to the dashboard', async () => {
  const { router } = renderRoute(address, {
    ...signedIn,
    ...besideDocuments,
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
  });
  expect(await screen.findByText("You haven't got access to the Translation Manager")).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(screen.queryByRole('link', { name: 'Translations Manager' })).toBeNull();
});

test('what the address may not say is not asked for', async () => {
  const { calls } = renderRoute(`${address}?view=bogus&page=x`, {
    ...staffOf('linguist'),
    translationJobs: { show: () => jobsOf([]) },
  });
  await screen.findByRole('heading', { name: 'No open jobs' });
  const views = calls.filter(({ name }) => name === 'translationJobs.show').map(({ query }) => query.get('view'));
  expect(views).not.toContain('bogus');
});

test('a linguist accepts an offer once; sections of coordinators are hidden', async () => {
  const { calls } = renderRoute(`${address}?tab=linguists`, {
    ...staffOf('linguist'),
    translationJobs: {
      show: ({ query }) => jobsOf(query.get('view') === 'offers' ? [offeredJob()] : []),
      accept: { translation_job: offeredJob({ state: 'accepted', offer: null }) },
    },
  });
  const button = await screen.findByRole('button', { name: 'Accept Winter guide' });
  expect(screen.getByText('38% new')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'No open jobs' })).toBeDefined();
  const sections = within(screen.getByRole('group', { name: 'Sections' })).getAllByRole('button');
  expect(sections.map((one) => one.textContent)).toEqual(['My work', 'Availability', 'Reports']);
  expect(screen.getByRole('link', { name: 'Translations Manager' })).toBeDefined();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Job accepted')).toBeDefined();
  expect(calls.filter(({ name }) => name === 'translationJobs.accept')).toHaveLength(1);
});

test('an offer that another linguist took says so and leaves the list', async () => {
  let isTaken = false;
  renderRoute(address, {
    ...staffOf('linguist'),
    translationJobs: {
      show: ({ query }) => jobsOf(query.get('view') === 'offers' && !isTaken ? [offeredJob()] : []),
      accept: () => {
        isTaken = true;
        return failWith(409, 'JOB_TAKEN', 'Someone else took this job');
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept Winter guide' }));
  expect(await screen.findByText('Someone else took this job')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'No offers yet' })).toBeDefined();
});

test('a job opens its editor; one that came back says what should change', async () => {
  const job = offeredJob({
    state: 'sent_back',
    title: 'Care instructions',
    offer: null,
    confirmed: 32,
    revision_note: 'Use the formal address.',
    can: { ...offeredJob().can, accept: false, decline: false, open: true },
  });
  renderRoute(address, {
    ...staffOf('linguist'),
    translationJobs: { show: ({ query }) => jobsOf(query.get('view') === 'offers' ? [] : [job]) },
  });
  const link = await screen.findByRole('link', { name: 'Care instructions' });
  expect(link.getAttribute('href')).toBe('/translation-manager/jobs/51');
  expect(screen.getByText(/Use the formal address\./)).toBeDefined();
  expect(screen.getByRole('progressbar', { name: '50% confirmed' })).toBeDefined();
});

test('a coordinator quotes a request with a rate for each stage, a date and a message', async () => {
  const asked = request(
    { kind: 'managed', state: 'quote_requested', lines: [line({ stages: [stage({ job_id: null, stage: 'translation' })] })] },
    { quote: true },
  );
  const { calls } = renderRoute(`${address}?tab=requests&request=9`, {
    ...staffOf('coordinator'),
    translationJobs: { show: jobsOf([]) },
    translationRates: {
      show: {
        translation_rates: [
          { source_language: '*', target_language: '*', stage: 'translation', rate: 0.2 },
          { source_language: 'en', target_language: 'de', stage: 'translation', rate: 0.3 },
        ],
        holidays: [],
      },
    },
    translationRequests: {
      show: ({ query }) => requestsOf([asked], query.get('id') ? asked : null),
      quote: { translation_request: asked },
    },
  });
  const rate = await screen.findByRole('textbox', { name: 'Rate of Translation for returns.docx, German' });
  await waitFor(() => expect((rate as HTMLInputElement).value).toBe('0.3'));
  fireEvent.click(screen.getByRole('button', { name: 'Send quote' }));
  expect(await screen.findByText('Enter a delivery date')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ready by')));
  fireEvent.change(rate, { target: { value: '0,35' } });
  fireEvent.change(screen.getByLabelText('Ready by'), { target: { value: '2030-11-25T17:00' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Brand names stay.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send quote' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'translationRequests.quote')?.body).toEqual({
      id: 9,
      revision: 4,
      rates: [{ line_id: 31, stage: 'translation', rate: 0.35 }],
      due_at: new Date('2030-11-25T17:00').toISOString(),
      message: 'Brand names stay.',
    }),
  );
  expect(calls.find(({ name, query }) => name === 'translationRequests.show' && query.get('view') === 'desk')).toBeDefined();
});

test('a coordinator offers a job to candidates', async () => {
  const running = request({ state: 'in_progress' }, { hold: true });
  const job = offeredJob({ state: 'new', offer: null, can: { ...offeredJob().can, offer: true } });
  const { calls } = renderRoute(`${address}?tab=requests&request=9`, {
    ...staffOf('coordinator'),
    translationJobs: {
      show: ({ query }) => jobsOf([], query.get('id') ? job : null),
      candidates: {
        candidates: [
          { linguist_id: 3, name: 'Ruth Keller', is_native: true, free_words: 4000, on_time: 0.98, offer: null },
          { linguist_id: 4, name: 'Ines Albrecht', is_native: true, free_words: 900, on_time: null, offer: 'open' },
        ],
      },
      offer: { translation_job: job },
    },
    translationRequests: { show: ({ query }) => requestsOf([running], query.get('id') ? running : null) },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Assign Human proofreading/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('checkbox', { name: 'Ruth Keller' }));
  expect(within(dialog).getByRole('checkbox', { name: 'Ines Albrecht' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Offer to 1 linguist' }));
  expect(await screen.findByText('Job offered')).toBeDefined();
  expect(calls.find(({ name }) => name === 'translationJobs.offer')?.body).toEqual({ id: 51, linguist_ids: [3] });
});

test('linguists are listed and changed; what is wrong is at its field', async () => {
  const { calls } = renderRoute(`${address}?tab=linguists`, {
    ...staffOf('coordinator'),
    ...noLanguages,
    translationJobs: { show: jobsOf([]) },
    linguists: {
      show: { linguists: [linguist], recordsTotal: 1, recordsFiltered: 1, can: { manage: true } },
      edit: { linguist },
    },
  });
  expect(await screen.findByText('Court of Seeburg')).toBeDefined();
  expect(screen.getByText('98%')).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Changed in review' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '2%' })).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Ruth Keller' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit linguist' });
  const words = within(dialog).getByRole('textbox', { name: 'Words per day' });
  fireEvent.change(words, { target: { value: '50' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Enter a number from 100 to 20,000')).toBeDefined();
  fireEvent.change(words, { target: { value: '3000' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Linguist saved')).toBeDefined();
  expect(calls.find(({ name }) => name === 'linguists.edit')?.body).toMatchObject({
    id: 3,
    words_a_day: 3000,
    pairs: [{ source: 'en', target: 'de' }],
  });
});

test('rates are saved together with holidays, and two for the same are refused', async () => {
  const rate = { source_language: '*', target_language: '*', stage: 'translation' as const, rate: 0.3 };
  const { calls } = renderRoute(`${address}?tab=rates`, {
    ...staffOf('platform'),
    ...noLanguages,
    translationJobs: { show: jobsOf([]) },
    translationRates: {
      show: { translation_rates: [rate], holidays: ['2026-12-25'] },
      edit: { translation_rates: [rate], holidays: [] },
    },
  });
  const save = await screen.findByRole('button', { name: 'Save rates and holidays' });
  fireEvent.click(screen.getByRole('button', { name: 'Add rate' }));
  const fields = screen.getAllByRole('textbox', { name: 'Credits' });
  fireEvent.change(fields[1] as HTMLElement, { target: { value: '0.4' } });
  fireEvent.click(save);
  expect(await screen.findByText('Another rate exists for these languages and stage')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove rate 2' }));
  fireEvent.click(screen.getByRole('button', { name: /^Remove Friday/ }));
  fireEvent.click(save);
  expect(await screen.findByText('Rates and holidays saved')).toBeDefined();
  expect(calls.find(({ name }) => name === 'translationRates.edit')?.body).toEqual({ translation_rates: [rate], holidays: [] });
});

const figures = {
  words: 38,
  jobs: 2,
  on_time: 0.5,
  hours: 3,
  machine_edit: 0.08,
  changed_in_review: null,
  corrections: { style: 0, accuracy: 0, terminology: 52.63, grammar: 0, format: 0 },
};
const reportOf = (more: object = {}) => ({
  from: '2026-11-20',
  to: '2026-11-21',
  days: [
    { date: '2026-11-20', words: 30 },
    { date: '2026-11-21', words: 8 },
  ],
  totals: figures,
  turnaround_hours: 10.25,
  linguists: [{ id: 3, name: 'Ruth Keller', ...figures }],
  recordsTotal: 1,
  recordsFiltered: 1,
  ...more,
});

test('the report shows figures, days and linguists, and is narrowed by a stage', async () => {
  const { calls } = renderRoute(`${address}?tab=reports`, {
    ...staffOf('coordinator'),
    ...noLanguages,
    translationReports: { show: reportOf() },
  });
  expect(await screen.findByText('10.3 h')).toBeDefined();
  expect(screen.getAllByText('8%')).toHaveLength(2);
  expect(screen.getByText('52.63')).toBeDefined();
  const days = within(screen.getByRole('list', { name: 'Words per day' })).getAllByRole('listitem');
  expect(days.map((one) => one.textContent)).toEqual(['20 Nov: 30', '21 Nov: 8']);
  expect(within(screen.getByRole('table', { name: 'Linguists' })).getByRole('cell', { name: 'Ruth Keller' })).toBeDefined();
  fireEvent.click(screen.getByRole('combobox', { name: 'Stage' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Revision', hidden: true }));
  await waitFor(() => expect(calls.some(({ query }) => query.get('stage') === 'revision')).toBe(true));
});

test('a linguist sees their own figures without the list; a period without deliveries says so', async () => {
  renderRoute(`${address}?tab=reports`, {
    ...staffOf('linguist'),
    ...noLanguages,
    translationReports: {
      show: reportOf({ totals: { ...figures, words: 0, jobs: 0 }, linguists: [], turnaround_hours: null }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'No deliveries in this period' })).toBeDefined();
  expect(screen.queryByRole('table', { name: 'Linguists' })).toBeNull();
});

// The review of a model's text: unsupported claims are listed and marked, and a user confirms them.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { answerOf, writtenDocument } from '../testing/documents.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { listOf } from '../testing/tasks.ts';

const html =
  '<p>Trail shoes for <span data-unsourced="figure">99 francs</span>, tested by <span data-unsourced="name">Ann Moe</span>.</p>';
const document = writtenDocument(12, {
  content: { html },
  engine: { kind: 'model', provider: 'openai-compatible', model: 'test-model' },
});
const answers = {
  ...signedIn,
  ...besideDocuments,
  comments: { show: { comments: [], recordsTotal: 0, people: [] } },
  tools: { showTool: failWith(404, 'ORDER_NOT_FOUND', 'There is no such tool') },
  tasks: { list: listOf() },
  publishing: { showPublications: { publications: [] } },
  secondOpinions: { show: { opinion: null, price: 5, model: null, can: { create: false } } },
};
const checks = {
  claims: [
    { kind: 'figure' as const, text: '99 francs', line: 'Trail shoes for 99 francs, tested by Ann Moe.' },
    { kind: 'name' as const, text: 'Ann Moe', line: 'Trail shoes for 99 francs, tested by Ann Moe.' },
  ],
  checks: [
    { name: 'length' as const, is_met: false, came: 1300, asked: 2000, positions: [] },
    { name: 'language' as const, is_met: false, came: 'de', asked: 'en', positions: [] },
    { name: 'placeholders' as const, is_met: true, came: null, asked: null, positions: [] },
  ],
};
const documents = {
  show: answerOf(document),
  checks,
};

test('lists what is in no source beside what was ordered, and a confirmed claim leaves list and text', async () => {
  const saved = { ...document, content: { html: html.replace(/<span data-unsourced="figure">(.*?)<\/span>/, '$1') } };
  const { calls } = renderRoute('/orders/12', { ...answers, documents: { ...documents, update: { order: saved } } });
  expect((await screen.findAllByRole('tab'))[0]?.textContent).toContain('Checks');
  const claims = within(await screen.findByRole('region', { name: 'Unsupported claims' }));
  expect(claims.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Number, not in a source99 francsConfirm',
    'Name, not in a sourceAnn MoeConfirm',
  ]);
  expect(screen.getByText('1,300 words, 2,000 ordered')).toBeDefined();
  expect(screen.getByText('Looks like German, ordered in English')).toBeDefined();
  expect(screen.getByText('No placeholders left')).toBeDefined();
  expect(await screen.findByText('2 to check')).toBeDefined();
  fireEvent.click(claims.getByRole('button', { name: 'Confirm 99 francs' }));
  expect(claims.queryByText('99 francs')).toBeNull();
  await waitFor(() => expect(calls.some(({ name }) => name === 'documents.update')).toBe(true), { timeout: 5000 });
  const update = calls.find(({ name }) => name === 'documents.update');
  expect(update?.body).toHaveProperty(
    'content.html',
    '<p>Trail shoes for 99 francs, tested by <span data-unsourced="name">Ann Moe</span>.</p>',
  );
  expect(await screen.findByText('1 to check')).toBeDefined();
});

test('says so where nothing is to be checked', async () => {
  const plain = { ...document, content: { html: '<p>Trail shoes.</p>' } };
  renderRoute('/orders/12', {
    ...answers,
    documents: { ...documents, show: answerOf(plain), checks: { claims: [], checks: [] } },
  });
  expect(
    await screen.findByText('All numbers, names, dates, certificates and links are in your input or sources.'),
  ).toBeDefined();
  expect(screen.queryByText(/to check/)).toBeNull();
});

test('says beside the text of a brief how much is missing and what it cost', async () => {
  const engine = { kind: 'computed' as const, provider: null, model: null };
  const brief = {
    ...document,
    engine,
    nature: 'brief' as const,
    open_facts: 3,
    price: 60,
    content: { html: '<p>To add: pay.</p>' },
  };
  const provenance = { passages: [], totals: { engine: 0, person: 0, mixed: 0, words: 0 } };
  renderRoute('/orders/12', { ...answers, documents: { ...documents, provenance, show: answerOf(brief) } });
  const note = await screen.findByRole('note');
  expect(note.textContent).toBe('This is a brief, not a finished text. 3 places ask for missing facts. It cost 60 credits.');
});

test('has no review where no model wrote', async () => {
  const engine = { kind: 'computed' as const, provider: null, model: null };
  const computed = { ...document, engine, content: { html: '<p>Trail shoes.</p>' } };
  const provenance = { passages: [], totals: { engine: 0, person: 0, mixed: 0, words: 0 } };
  renderRoute('/orders/12', { ...answers, documents: { ...documents, provenance, show: answerOf(computed) } });
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).not.toContain('Checks');
});

test('has a review where a model rewrote a passage of another text', async () => {
  const own = { ...document, engine: { kind: 'computed' as const, provider: null, model: null } };
  const provenance = { passages: [], totals: { engine: 0, person: 0, mixed: 0, words: 0 } };
  renderRoute('/orders/12', { ...answers, documents: { ...documents, provenance, show: answerOf(own) } });
  expect((await screen.findAllByRole('tab'))[0]?.textContent).toContain('Checks');
  expect(await screen.findByRole('button', { name: 'Confirm Ann Moe' })).toBeDefined();
});

test('a second opinion says first what it costs, and shows its remarks without changing the text', async () => {
  const opinion = {
    id: 1,
    version_number: 1,
    remarks: [
      { topic: 'facts' as const, remark: 'Nobody gave this price.', quote: '99 francs' },
      { topic: 'voice' as const, remark: 'The tone is dry.', quote: '' },
    ],
    engine: { kind: 'model' as const, provider: 'openai-compatible', model: 'review-model' },
    price: 5,
    created_at: '2026-11-02T10:00:00.000Z',
  };
  const show = { opinion: null, price: 5, model: 'review-model', can: { create: true } };
  const { calls } = renderRoute('/orders/12', { ...answers, documents, secondOpinions: { show, create: { opinion } } });
  expect(await screen.findByText('5 credits, reviewed by review-model')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Get a second opinion' }));
  expect(await screen.findByText('Nobody gave this price.')).toBeDefined();
  expect(screen.getByText('The tone is dry.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Get another opinion' })).toBeDefined();
  expect(calls.some(({ name }) => name === 'documents.update')).toBe(false);
  expect(calls.find(({ name }) => name === 'secondOpinions.create')?.body).toEqual({ order_detail_id: 12 });
});

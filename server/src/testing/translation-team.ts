// A translation desk at work for tests: a company that asks, three linguists and a coordinator.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { TranslationRequest } from '@folio/contract/translation-requests';
import type { Segment } from '@folio/contract/translation-segments';
import { expect, vi } from 'vitest';
import type { TestAnswer, TestCaller, TestProduct } from './test-product.ts';

/** 19 words in four sentences, of which one comes twice. */
export const deskText = 'Our boots weigh 0.9 kg. They last for 4,000 miles.\n\nDr. Hess wears them. Our boots weigh 0.9 kg.';
const german: Record<string, string> = {
  'Our boots weigh 0.9 kg.': 'Unsere Stiefel wiegen 0,9 kg.',
  'They last for 4,000 miles.': 'Sie halten 4.000 Meilen.',
  'Dr. Hess wears them.': 'Dr. Hess trägt sie.',
};

export const requestIn = ({ body }: TestAnswer) => body.translation_request as TranslationRequest;
export const jobIn = ({ body }: TestAnswer) => body.translation_job as TranslationJob;

/** Registers everybody and sets rates for English to German; a revision has one from English to any language. */
export async function buildTranslationDesk(product: TestProduct) {
  const staff = await product.register('Staff Person');
  const owner = await product.register('Olga Owner');
  const stranger = await product.register('Stan Stranger');
  await staff.send('POST', '/admin/flags', { has_human_services: true });
  const linguist = async (name: string) => {
    const caller = await product.register(name);
    const { status } = await staff.send('PUT', '/features/linguists/create', {
      email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      pairs: [
        { source: 'en', target: 'de' },
        { source: 'en', target: 'en' },
      ],
      native_languages: ['de'],
      words_a_day: 2500,
    });
    if (status !== 200) throw new Error(`A linguist was refused: ${status}`);
    return caller;
  };
  const [ines, ruth, tom] = [await linguist('Ines Albrecht'), await linguist('Ruth Keller'), await linguist('Tom Becker')];
  await staff.send('POST', '/features/translation-rates/edit', {
    translation_rates: [
      { source_language: 'en', target_language: 'de', stage: 'translation', rate: 0.5 },
      { source_language: 'en', target_language: '*', stage: 'revision', rate: 0.2 },
    ],
  });
  const act = (caller: TestCaller, call: string, body: object) =>
    caller.send('POST', `/features/translation-requests/${call}`, body);
  const jobCall = (caller: TestCaller, call: string, body: object) =>
    caller.send('POST', `/features/translation-jobs/${call}`, body);
  const show = async (id: number, caller = owner) => requestIn(await caller.get('/features/translation-requests/show', { id }));
  const create = (more: object) =>
    owner.send('POST', '/features/translation-requests/create', {
      kind: 'managed',
      source_language: 'en',
      target_languages: ['de'],
      text: deskText,
      ...more,
    });
  const draft = async (more: object = {}) => requestIn(await create(more));
  const segmentsOf = async (caller: TestCaller, jobId: number) =>
    (await caller.get('/features/translation-jobs/segments', { job_id: jobId })).body.segments as Segment[];
  return {
    staff,
    owner,
    stranger,
    linguists: [ines, ruth, tom] as const,
    act,
    jobCall,
    show,
    create,
    draft,
    segmentsOf,
    /** The owner's credits; they always add up to the ledger. */
    balance: async () => {
      const [row] = await product.sql<{ available: number; reserved: number; moved: number }>(
        `select credits_available as available, credits_reserved as reserved,
           (select coalesce(sum(amount), 0)::int from credit_movements m where m.account_id = a.id) as moved
         from accounts a where id = (select account_id from users where id = $1)`,
        [owner.id],
      );
      expect(row?.moved).toBe(row?.available);
      return { available: row?.available ?? 0, reserved: row?.reserved ?? 0 };
    },
    /** A request with an authorized quote. */
    authorised: async (more: object = {}) => {
      const { id } = await draft(more);
      const quoted = requestIn(await act(owner, 'quote', { id }));
      return requestIn(await act(owner, 'authorise', { id, quote_hash: quoted.quote?.hash }));
    },
    /** Adds a stage to a document and authorises its quote. */
    added: async (orderDetailId: number, stage: 'proofreading' | 'certificate', notes = '') => {
      const answer = await act(owner, 'add_stage', { order_detail_id: orderDetailId, stage, notes });
      expect([answer.status, requestIn(answer)?.state], JSON.stringify(answer.body)).toEqual([200, 'quoted']);
      const { id, quote } = requestIn(answer);
      const authorised = await act(owner, 'authorise', { id, quote_hash: quote?.hash });
      expect(authorised.status, JSON.stringify(authorised.body)).toBe(200);
      return requestIn(authorised);
    },
    jobsOf: async (id: number) => (await show(id)).lines.flatMap((line) => line.stages.flatMap((stage) => stage.job_id ?? [])),
    /** Waits until a job is offered. */
    untilOffered: (jobId: number) =>
      vi.waitFor(
        async () => {
          const [row] = await product.sql<{ state: string }>('select state from translation_jobs where id = $1', [jobId]);
          expect(row?.state).toBe('offered');
        },
        { timeout: 30_000, interval: 100 },
      ),
    /** Confirms every segment: its target, else the German of the text above, changed by `edit`. */
    confirmAll: async (caller: TestCaller, jobId: number, status = 'confirmed', edit = (target: string) => target) => {
      const rows = await segmentsOf(caller, jobId);
      const saved = await caller.send('PATCH', '/features/translation-jobs/segments', {
        job_id: jobId,
        segments: rows.map(({ id, source, target, revision }) => ({
          id,
          target: edit(target === '' ? (german[source] ?? '') : target),
          status,
          revision,
        })),
      });
      expect([saved.status, saved.body.conflicts]).toEqual([200, []]);
    },
  };
}
export type TranslationDesk = Awaited<ReturnType<typeof buildTranslationDesk>>;

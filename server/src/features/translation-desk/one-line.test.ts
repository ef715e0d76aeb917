// Machine, proofreading and certificate on one line: one document, segments that name their author, and credits that move stage by stage.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCertifyingDesk, type CertifyingDesk } from '../../testing/certificates.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { requestIn } from '../../testing/translation-team.ts';

let product: TestProduct;
let desk: CertifyingDesk;

const sources = ['Our boots weigh 0.9 kg.', 'They last for 4,000 miles.', 'Dr. Hess wears them.'];
const written: Record<string, string> = {
  'Our boots weigh 0.9 kg.': 'Unsere Stiefel wiegen 0,9 kg.',
  'They last for 4,000 miles.': 'Sie halten 4.000 Meilen.',
  'Dr. Hess wears them.': 'Dr. Hess nutzt sie.',
};
/** The model's translation of the segments of a call. */
function translate(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  const { segments } = JSON.parse(messages.findLast(({ role }) => role === 'user')?.content ?? '{}') as {
    segments: { id: number; text: string }[];
  };
  return JSON.stringify({ translations: segments.map(({ id, text }) => ({ id, text: written[text] ?? '' })) });
}
let closeModel: () => void;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildCertifyingDesk(product);
  const model = await connectModel(desk.staff, [{ kind: 'answer', answer: translate }], 'translation');
  closeModel = model.close;
});
afterAll(async () => {
  closeModel();
  await product.stop();
});

/** The author of each text of the document: a person, else a model. */
async function writersOf(detailId: number) {
  const { body } = await desk.owner.get('/services/orders/provenance', { order_detail_id: detailId });
  const passages = body['passages'] as { text: string; person: string | null; model: string | null; origin: string }[];
  return passages.map(({ text, person, model, origin }) => [text, origin, model, person]);
}
/** Segments of a job with their last author. */
const segmentsOf = async (job: number) => {
  const rows = await product.sql<{ initial: string; target: string; status: string; name: string }>(
    `select s.initial, s.target, s.status, u.name from segment_states s join segments g on g.id = s.segment_id
     left join users u on u.id = s.changed_by where s.job_id = $1 order by g.position`,
    [job],
  );
  return rows.map(({ initial, target, status, name }) => [initial, target, status, name]);
};
const stagesOf = async (id: number) =>
  (await desk.show(id)).lines[0]?.stages.map(({ stage, state, credits, linguist }) => [stage, state, credits, linguist]);

it('goes from a model to a proofreader to a certifier, and each step has its price and its author', async () => {
  const [, ruth, tom] = desk.linguists;
  const before = await desk.balance();
  const { available: all, reserved: kept } = before;
  const draft = await desk.draft({ kind: 'proofreading', title: 'Boots', text: sources.join('\n\n'), use_memory: false });
  const quoted = requestIn(await desk.act(desk.owner, 'quote', { id: draft.id }));
  const rows = quoted.quote?.rows.map(({ stage, credits }) => [stage, credits]) ?? [];
  const price = Number(rows[0]?.[1]);
  expect([rows, quoted.quote?.total]).toEqual([
    [
      ['ai', price],
      ['proofreading', 100],
    ],
    price + 100,
  ]);
  expect(price).toBeGreaterThan(0);
  expect(await desk.balance()).toEqual(before);
  await desk.act(desk.owner, 'authorise', { id: draft.id, quote_hash: quoted.quote?.hash });
  expect((await desk.balance()).available).toBe(all - price - 100);

  const detailId = draft.lines[0]?.order_detail_id ?? 0;
  const [proofreading = 0] = await desk.jobsOf(draft.id);
  await desk.untilOffered(proofreading);
  expect(await stagesOf(draft.id)).toEqual([
    ['ai', 'done', price, null],
    ['proofreading', 'offered', 100, null],
  ]);
  expect(await desk.balance()).toEqual({ available: all - price - 100, reserved: kept + 100 });
  const [boots, miles, hess] = Object.values(written);
  const edited = 'Dr. Hess trägt sie.';
  const byModel = [boots, miles, hess].map((text) => [text, 'engine', 'test-model', null]);
  expect(await writersOf(detailId)).toEqual(byModel);
  // No person has worked on it yet.
  const early = await desk.act(desk.owner, 'add_stage', { order_detail_id: detailId, stage: 'certificate' });
  expect(early.status).toBe(409);

  await desk.work(ruth, proofreading, 'reviewed', (target) => target.replace('nutzt', 'trägt'));
  expect(await segmentsOf(proofreading)).toEqual([
    [boots, boots, 'reviewed', 'Ruth Keller'],
    [miles, miles, 'reviewed', 'Ruth Keller'],
    [hess, edited, 'reviewed', 'Ruth Keller'],
  ]);
  const byBoth = [...byModel.slice(0, 2), [edited, 'mixed', 'test-model', 'Ruth Keller']];
  expect(await writersOf(detailId)).toEqual(byBoth);
  const changes = await desk.owner.get('/features/translation-jobs/segments/changes', { job_id: proofreading });
  expect(changes.body['summary']).toMatchObject({ segments: 3, changed: 1, changed_words: 1 });
  expect(await desk.balance()).toEqual({ available: all - price - 100, reserved: kept + 100 });
  await desk.act(desk.owner, 'approve', { id: draft.id });
  expect(await desk.balance()).toEqual({ available: all - price - 100, reserved: kept });

  const added = await desk.added(detailId, 'certificate');
  expect(added.lines.map((line) => line.order_detail_id)).toEqual([detailId]);
  expect(await desk.balance()).toEqual({ available: all - price - 200, reserved: kept + 100 });
  const [certificate = 0] = await desk.jobsOf(added.id);
  await desk.work(tom, certificate, 'reviewed');
  expect(await segmentsOf(certificate)).toEqual([boots, miles, edited].map((text) => [text, text, 'reviewed', 'Tom Becker']));
  await desk.act(desk.owner, 'approve', { id: added.id });
  expect(await desk.balance()).toEqual({ available: all - price - 200, reserved: kept });

  expect([...((await stagesOf(draft.id)) ?? []), ...((await stagesOf(added.id)) ?? [])]).toEqual([
    ['ai', 'done', price, null],
    ['proofreading', 'done', 100, 'Ruth Keller'],
    ['certificate', 'done', 100, 'Tom Becker'],
  ]);
  // The certifier changed nothing: the texts stay the work of the model and the proofreader.
  expect(await writersOf(detailId)).toEqual(byBoth);
  const history = await desk.owner.get('/services/orders/order_history', { order_detail_id: detailId });
  const versions = history.body['versions'] as { user: { name: string } | null }[];
  expect(versions.slice(0, 2).map(({ user }) => user?.name)).toEqual(['Tom Becker', 'Ruth Keller']);
  const [issued] = (await desk.certificatesOf(detailId)).list;
  expect(issued).toMatchObject({ state: 'valid', translator: 'Tom Becker', version_number: 3, is_current: true });
});

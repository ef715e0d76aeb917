// As many long sentences as a request takes, and one more.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestAnswer, type TestProduct } from '../../testing/test-product.ts';
import { buildTranslationDesk, type TranslationDesk } from '../../testing/translation-team.ts';

let product: TestProduct;
let desk: TranslationDesk;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
});
afterAll(() => product.stop());

const upload = (text: string) => {
  const form = new FormData();
  form.append('tool', 'document_translation');
  form.append('field', 'files');
  form.append('file', new File([text], 'manual.txt'));
  return desk.owner.send('POST', '/services/orders/upload', form);
};
const idIn = ({ body }: TestAnswer) => (body['asset'] as { id: number } | undefined)?.id ?? 0;
const errorsOf = ({ status, body }: TestAnswer) => [status, body['errors']];
const long = (index: number) =>
  `Sentence ${index} says that the boots of this company last for many years, and that Dr. Hess wears them every day in the mountains. `;
const manyLong = (count: number) => Array.from({ length: count }, (_, index) => long(index)).join('');

/** CPU time of this thread, in milliseconds: waits for a processor do not count. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The answer of a call with the longest computation in which the process did nothing else, in milliseconds. */
async function withLongestBlock<Answer>(call: () => Promise<Answer>) {
  let before = computedMs();
  let maxMs = 0;
  const sample = () => {
    const now = computedMs();
    maxMs = Math.max(maxMs, now - before);
    before = now;
  };
  const timer = setInterval(sample, 5);
  const answer = await call();
  clearInterval(timer);
  sample();
  return { answer, maxMs };
}
/** One block of the process, usually 20 to 200 ms. */
const maxBlockMs = 1000;

it('refuses more than 20,000 long sentences at their field, without a long block, and keeps the upload', async () => {
  const isOneParagraph = manyLong(20_001);
  for (const text of [isOneParagraph, isOneParagraph.replaceAll('mountains. ', 'mountains.\n\n')]) {
    const uploaded = await upload(text);
    const { answer, maxMs } = await withLongestBlock(() => desk.create({ text: '', files: [idIn(uploaded)] }));
    const reason = 'manual.txt contains more than 20,000 sentences; split it into several files';
    expect(errorsOf(answer)).toEqual([422, { files: [reason] }]);
    expect(maxMs).toBeLessThan(maxBlockMs);
    // The same upload is good for the model alone.
    expect((await desk.create({ text: '', files: [idIn(uploaded)], kind: 'machine', use_memory: false })).status).toBe(200);
  }
});

it('counts, quotes and prepares 20,000 long sentences without a long block or a lost one', async () => {
  const uploaded = await upload(manyLong(20_000));
  const before = await desk.balance();
  const { answer, maxMs } = await withLongestBlock(async () => {
    const request = await desk.authorised({
      text: '',
      files: [idIn(uploaded)],
      use_memory: false,
      kind: 'proofreading',
      target_languages: ['en'],
    });
    await desk.untilOffered((await desk.jobsOf(request.id))[0] ?? 0);
    return desk.show(request.id);
  });
  expect(answer).toMatchObject({ state: 'authorised', words: 24 * 20_000, lines: [{ stages: [{ segments: 20_000 }] }] });
  expect(maxMs).toBeLessThan(maxBlockMs);
  // Quality checks of all segments give way to other calls.
  const jobId = (await desk.jobsOf(answer.id))[0] ?? 0;
  const [linguist] = desk.linguists;
  for (const call of ['accept', 'start']) {
    const moved = await desk.jobCall(linguist, call, { id: jobId });
    expect([call, moved.status, moved.body['code']]).toEqual([call, 200, undefined]);
  }
  // Each is unconfirmed, and all but numbers 7 and 9 have other numbers than their source.
  await product.sql("update segment_states set target = 'Satz 7 sagt, dass sie 9 Jahre halten.' where job_id = $1", [jobId]);
  const check = { isDone: false };
  const checked = linguist.send('POST', '/features/translation-jobs/segments/check', { job_id: jobId }).finally(() => {
    check.isDone = true;
  });
  let answered = 0;
  while (!check.isDone) {
    expect((await desk.stranger.get('/features/translation-jobs/show')).status).toBe(403);
    if (!check.isDone) answered += 1;
  }
  expect((await checked).body).toMatchObject({ status: 'success', errors: 39_998 });
  expect(answered).toBeGreaterThan(0);
  await desk.act(desk.owner, 'cancel', { id: answer.id });
  expect(await desk.balance()).toEqual(before);
});

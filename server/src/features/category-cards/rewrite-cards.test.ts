// Writing a card that has a document: the next version of that document, for its price, once, and never under a review. No workers: the tests are the worker.
import type { CategoryCard } from '@folio/contract/category-cards';
import { EngineFailure } from '@folio/engine/core/engine-types';
import type { ModelServer } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTeam } from '../../testing/build.ts';
import { connectCardModel } from '../../testing/card-model.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { runOrder } from '../writing/index.ts';

let product: TestProduct;
let model: ModelServer;
let more = '';
let team: Awaited<ReturnType<typeof buildTeam>>;
const oneTry = { signal: new AbortController().signal, isLastTry: true };

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
  model = await connectCardModel(team.owner, () => more);
});
afterAll(async () => {
  model.close();
  await product.stop();
});

const refresh = (body: Record<string, unknown>) => team.plain.send('POST', '/tools/category_cards/refresh', body);
const show = async (id: number): Promise<CategoryCard> => {
  const { body } = await team.plain.get('/tools/category_cards/show', { id });
  return (body.category_cards as CategoryCard[])[0] as CategoryCard;
};
const write = (id: number) => runOrder(product.kernel, id, oneTry);
/** The effect of the subscriber when the order's event is delivered. */
const settle = (id: number) => product.sql(`update category_cards set state = 'ready' where id = $1`, [id]);
const documentOf = async (id: number) => {
  const [row] = await product.sql(
    `select status, reason, version_count as versions, credits_reserved as reserved,
       (select count(*)::int from tasks where order_detail_id = d.id) as tasks from order_details d where id = $1`,
    [id],
  );
  return row;
};

async function writtenCard(): Promise<CategoryCard> {
  const { body } = await team.plain.send('POST', '/tools/category_cards/create', {
    category_name: 'Tents',
    primary_kw: 'tent',
    cards: 2,
    content_length: 50,
    workspace_id: team.workspaceId,
  });
  const { id } = body.category_card as CategoryCard;
  expect((await refresh({ ids: [id], price: 20 })).status).toBe(200);
  const card = await show(id);
  await write(card.order_detail_id ?? 0);
  await settle(id);
  return show(id);
}

it('is ordered and charged once for a key, also if it is repeated when the card is written', async () => {
  const card = await writtenCard();
  const detailId = card.order_detail_id ?? 0;
  const headers = { 'idempotency-key': 'again' };
  const again = () => team.plain.send('POST', '/tools/category_cards/refresh', { ids: [card.id], price: 20 }, headers);
  const first = await again();
  await write(detailId);
  await settle(card.id);
  const second = await again();
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  expect(await documentOf(detailId)).toMatchObject({ status: 'accepted', versions: 2, reserved: 0 });
});

it('adds one version to the same document by twenty parallel calls, and charges once', async () => {
  const card = await writtenCard();
  await team.plain.send('POST', '/tools/category_cards/edit', {
    id: card.id,
    soft_keywords: ['guy line'],
    category_name: 'Tunnel tents',
  });
  const { revision } = await show(card.id);
  const detailId = card.order_detail_id ?? 0;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refresh({ ids: [card.id], price: 20, revisions: [revision] })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'CARD_CHANGED')).toHaveLength(19);
  expect(await documentOf(detailId)).toMatchObject({ status: 'processing', versions: 1, reserved: 20, tasks: 1 });
  await write(detailId);
  expect(await documentOf(detailId)).toMatchObject({ status: 'accepted', versions: 2, reserved: 0, tasks: 1 });
  const versions = await product.sql<{ origin: string; html: string }>(
    'select origin, html from document_versions where order_detail_id = $1 order by number',
    [detailId],
  );
  expect(versions.map(({ origin }) => origin)).toEqual(['engine', 'engine']);
  expect(versions[1]?.html).toContain('guy line');
  const movements = await product.sql<{ kind: string }>(
    'select kind from credit_movements where order_detail_id = $1 order by id',
    [detailId],
  );
  expect(movements.map(({ kind }) => kind)).toEqual(['reserve', 'settle', 'reserve', 'settle']);
  const [meta] = await product.sql(
    `select m.category_name, t.soft_keywords from task_metadata m join tasks t on t.id = m.task_id where t.order_detail_id = $1`,
    [detailId],
  );
  expect(meta).toEqual({ category_name: 'Tunnel tents', soft_keywords: ['guy line'] });
});

it('is refused while the task is in review, and leaves everything as it was', async () => {
  const card = await writtenCard();
  await product.sql(`update tasks set status = 'ready' where order_detail_id = $1`, [card.order_detail_id]);
  const { status, body } = await refresh({ ids: [card.id], price: 20 });
  expect([status, body.code, body.message]).toEqual([
    409,
    'CARD_IN_REVIEW',
    '“Tents” is in review. Request changes in its task first, then regenerate the card.',
  ]);
  expect(await documentOf(card.order_detail_id ?? 0)).toMatchObject({ status: 'accepted', reserved: 0 });
  expect(await show(card.id)).toMatchObject({ state: 'ready', revision: card.revision });
});

it('keeps the text where writing fails or is cancelled, and gives the credits back', async () => {
  const card = await writtenCard();
  const detailId = card.order_detail_id ?? 0;
  const asBefore = { status: 'accepted', reason: null, versions: 1, reserved: 0 };
  await refresh({ ids: [card.id], price: 20 });
  await runOrder(product.kernel, detailId, oneTry, async () => {
    throw new EngineFailure('MODEL_DECLINED');
  });
  expect(await documentOf(detailId)).toMatchObject(asBefore);
  await settle(card.id);
  await refresh({ ids: [card.id], price: 20 });
  expect((await team.plain.send('POST', '/services/orders/cancel', { order_detail_id: detailId })).status).toBe(200);
  expect(await documentOf(detailId)).toMatchObject(asBefore);
  expect(await show(card.id)).toMatchObject({ state: 'ready', order_detail_id: detailId });
});

describe('one card alone', () => {
  const sectionsOf = async (id: number) => {
    const [row] = await product.sql<{ html: string; origin: string }>(
      'select html, origin from document_versions where order_detail_id = $1 order by number desc limit 1',
      [id],
    );
    return (row?.html ?? '').split(/(?=<h2)/u).filter((part) => part.startsWith('<h2'));
  };
  async function writtenPair(): Promise<CategoryCard> {
    const { body } = await team.plain.send('POST', '/tools/category_cards/create', {
      category_name: 'Tents',
      primary_kw: 'tent',
      cards: 2,
      content_length: 50,
      linked_keywords: [{ keyword: 'sleeping mats' }, { keyword: 'camping stoves' }],
      soft_keywords: ['guy line'],
      workspace_id: team.workspaceId,
    });
    const { id } = body.category_card as CategoryCard;
    await refresh({ ids: [id], price: 20 });
    await write((await show(id)).order_detail_id ?? 0);
    await settle(id);
    return show(id);
  }

  it('is written for its own price, once by twenty parallel calls, beside what a person wrote', async () => {
    const card = await writtenPair();
    const id = card.order_detail_id ?? 0;
    const before = (await sectionsOf(id)).join('');
    const changed = before.replace('</h2>', '</h2><p>Our mats are made in Halden.</p>');
    const saved = await team.plain.send('POST', '/services/orders/update', { order_detail_id: id, content: { html: changed } });
    expect(saved.status).toBe(200);
    const [mats, stoves] = await sectionsOf(id);
    const { body } = await refresh({ ids: [card.id], only: 1 });
    expect(body.price).toBe(20);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh({ ids: [card.id], only: 1, price: 20, revisions: [card.revision] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await write(id);
    const after = await sectionsOf(id);
    expect(after[0]).toBe(mats);
    expect(after[0]).toContain('made in Halden');
    expect(after[1]).toContain('Camping stoves');
    expect(after[1]).not.toBe(stoves);
    expect(await documentOf(id)).toMatchObject({ status: 'accepted', reserved: 0 });
    const [row] = await product.sql<{ cards: unknown[]; part: unknown }>(
      `select content -> 'cards' as cards, part from order_details where id = $1`,
      [id],
    );
    expect([row?.cards.length, row?.part]).toEqual([2, null]);
    const { body: shown } = await team.plain.get('/tools/category_cards/preview', { id: card.id });
    expect(shown.preview).toMatchObject({ is_edited: true });
  });

  it('marks what its new text claims, without what people confirmed in the document', async () => {
    more = ' From 99 francs and 42 % off.';
    const card = await writtenPair();
    const id = card.order_detail_id ?? 0;
    const [price, share] = ['<span data-unsourced="figure">99 francs</span>', '<span data-unsourced="figure">42 %</span>'];
    const before = (await sectionsOf(id)).join('');
    expect(before.split(price)).toHaveLength(3);
    const html = before.replaceAll(price, '99 francs');
    await team.plain.send('POST', '/services/orders/update', { order_detail_id: id, content: { html } });
    await refresh({ ids: [card.id], only: 1, price: 20 });
    await write(id);
    more = '';
    const [, after = ''] = await sectionsOf(id);
    expect(after).not.toBe(html.slice(html.lastIndexOf('<h2')));
    expect(after).toContain(`From 99 francs and ${share} off.`);
  });

  it('is refused where there is no such card, and where its heading is not in the text any more', async () => {
    const card = await writtenPair();
    const id = card.order_detail_id ?? 0;
    const missing = await refresh({ ids: [card.id], only: 2, price: 20 });
    expect([missing.status, Object.keys(missing.body.errors as object)]).toEqual([422, ['only']]);
    const many = await refresh({ ids: [card.id, (await writtenCard()).id], only: 0 });
    expect(many.status).toBe(422);
    const html = (await sectionsOf(id)).join('');
    await team.plain.send('POST', '/services/orders/update', {
      order_detail_id: id,
      content: { html: html.replace('Camping stoves', 'Stoves') },
    });
    const gone = await refresh({ ids: [card.id], only: 1, price: 20 });
    expect([gone.status, gone.body.code]).toEqual([409, 'CARD_NOT_IN_TEXT']);
    expect(await documentOf(id)).toMatchObject({ status: 'accepted', reserved: 0 });
  });

  it('keeps text and credits where the heading was changed while it was written', async () => {
    const card = await writtenPair();
    const id = card.order_detail_id ?? 0;
    expect((await refresh({ ids: [card.id], only: 0, price: 20 })).status).toBe(200);
    await product.sql(`update document_versions set html = replace(html, 'Sleeping mats', 'Mats') where order_detail_id = $1`, [
      id,
    ]);
    await write(id);
    expect(await documentOf(id)).toMatchObject({ status: 'accepted', reserved: 0, versions: 1 });
  });
});

it('orders nothing if one of the cards has no primary keyword', async () => {
  const keep = async (category_name: string, primary_kw: string) => {
    const { body } = await team.plain.send('POST', '/tools/category_cards/create', {
      workspace_id: team.workspaceId,
      category_name,
      primary_kw,
      content_length: 100,
      cards: 1,
    });
    return (body.category_card as { id: number }).id;
  };
  const ids = [await keep('Moka pots', 'moka pot'), await keep('Grinders', '')];
  const countOrders = () => product.sql('select count(*)::int as n from orders');
  const before = await countOrders();
  for (const price of [undefined, 40]) {
    const { status, body } = await refresh({ ids, ...(price === undefined ? {} : { price }) });
    expect([status, body.errors]).toEqual([422, { primary_kw: ['Enter a primary keyword for: Grinders'] }]);
  }
  expect(await countOrders()).toEqual(before);
  expect(await show(ids[1] ?? 0)).toMatchObject({
    problem: 'Enter a primary keyword to generate this card',
    can: { edit: true, write: false },
  });
});

it('is on hold with its reason while no model is connected', async () => {
  const { id } = await writtenCard();
  const { order_detail_id: detailId, revision } = await show(id);
  expect((await refresh({ ids: [id], price: 20, revisions: [revision] })).status).toBe(200);
  expect(await show(id)).toMatchObject({ state: 'writing', hold_reason: null });
  await product.sql(`update order_details set status = 'onHold', reason = 'NEEDS_MODEL' where id = $1`, [detailId]);
  expect(await show(id)).toMatchObject({ state: 'writing', hold_reason: expect.stringContaining('model') });
});

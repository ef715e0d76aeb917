// Many cards at once, from the category pages of a website or a CSV file: all of them or none. With "Create tasks", cards with the required input are
// ordered in the same transaction, as one bulk order.
import { cardLimits } from '@folio/contract/card-words';
import type { OrderedTask } from '@folio/contract/orders';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { AppError, conflict, forbidden, invalidField } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Scope, scopeOf } from '../../kernel/policy.ts';
import { findUsableVoice } from '../brand-voices/index.ts';
import { bulkRows } from '../bulk-orders/index.ts';
import { orderContext, placing } from '../orders/index.ts';
import { listPagesByIds, lockPages } from '../pages/index.ts';
import { lockTasksOfDocuments, saveTaskMetadata } from '../tasks/index.ts';
import { getVisibleWebsite, type WebsiteRow } from '../websites/index.ts';
import { hasCards, insertCards, listPagesWithoutCard, listRowIds } from './batch.queries.ts';
import { type BatchCard, cardTool, fieldsOf, metadataOf } from './card-fields.ts';
import { lockVoiceOfCard, sortKeywords } from './edit-card.ts';
import { listKnownKeywords } from './known-keywords.queries.ts';
import { proposeKeywords } from './propose-keywords.ts';
import { readCardCsv } from './read-card-csv.ts';

export interface BatchCall {
  workspace_id?: number | null | undefined;
  website_id?: number | null | undefined;
  kind: 'pages' | 'csv';
  page_url_ids?: number[] | undefined;
  file?: File | undefined;
  brand?: string | undefined;
  cards?: number | undefined;
  content_length?: number | undefined;
  with_footer?: boolean | undefined;
  language?: string | undefined;
  brand_voice_id?: number | null | undefined;
  create_tasks: boolean;
  task?: OrderedTask | undefined;
  price?: number | undefined;
}

export interface Batch {
  ids: number[];
  bulkOrderId: number | null;
  /** Cards that are ordered or would be, and those that need a primary keyword before. */
  ordered: number;
  incomplete: number;
  price: number;
}

const canBeWritten = (card: BatchCard) => card.primary_kw !== '';

async function cardsOfPages(
  kernel: Kernel,
  actor: Actor,
  scope: Scope,
  website: WebsiteRow,
  call: BatchCall,
): Promise<BatchCard[]> {
  const pages = await listPagesWithoutCard(kernel.database, website.id, call.page_url_ids, cardLimits.batch);
  if (pages.length > cardLimits.batch) throw invalidField('page_url_ids', 'too_many', { max: cardLimits.batch });
  if (pages.length === 0) throw conflict('no_category_pages');
  const proposed = await proposeKeywords(kernel.database, scope, website.id, pages);
  return pages.map((page) => ({
    category_name: page.name.slice(0, cardLimits.name),
    brand: call.brand ?? '',
    primary_kw: (page.primary_kw ?? '').slice(0, cardLimits.keyword),
    linked_keywords: proposed.get(page.id)?.linked ?? [],
    soft_keywords: proposed.get(page.id)?.soft ?? [],
    h2_headings: [],
    cards: call.cards ?? 4,
    content_length: call.content_length ?? 60,
    footer_content: call.with_footer ? page.name.slice(0, cardLimits.name) : '',
    language: call.language ?? page.language ?? website.language ?? actor.language,
    page_url_id: page.id,
  }));
}

/** Linked keywords of a file with the targets that the scope knows; one of which none is known has none. */
async function withTargets(db: Db, scope: Scope, website: WebsiteRow | null, cards: BatchCard[]): Promise<BatchCard[]> {
  const known = website ? await listKnownKeywords(db, scope, [website.id]) : [];
  const targets = new Map(known.flatMap((one) => (one.kind === 'linked' ? [[one.keyword, one]] : [])));
  return cards.map((card) => {
    const { linked, soft } = sortKeywords(
      card.linked_keywords.map((one) => {
        const target = targets.get(one.keyword.toLowerCase());
        return target ? { ...one, page_url_id: target.targetPageId, url: target.targetUrl } : one;
      }),
      card.soft_keywords,
    );
    return { ...card, linked_keywords: linked, soft_keywords: soft };
  });
}

interface Prepared {
  scope: Scope;
  website: WebsiteRow | null;
  cards: BatchCard[];
  urls: Map<number, string>;
}

async function prepare(kernel: Kernel, actor: Actor, call: BatchCall): Promise<Prepared> {
  const scope = scopeOf(actor, call.workspace_id);
  const website = call.website_id ? await getVisibleWebsite(kernel, actor, call.website_id) : null;
  if (website && website.workspace_id !== scope.workspaceId) throw invalidField('website_id', 'not_an_option');
  if (call.kind === 'pages' && !website) throw invalidField('website_id', 'required');
  if (call.brand_voice_id && !(await findUsableVoice(kernel.database, scope, call.brand_voice_id)))
    throw invalidField('brand_voice_id', 'not_an_option');
  if (call.create_tasks && scope.workspaceId === null) throw forbidden('tool_needs_workspace');
  const { brand, cards: count, content_length: words, with_footer: footer, language } = call;
  const shared = {
    ...(brand ? { brand } : {}),
    ...(count === undefined ? {} : { cards: count }),
    ...(words === undefined ? {} : { content_length: words }),
    ...(footer === undefined ? {} : { footer_content: footer }),
    language: language ?? website?.language ?? actor.language,
  };
  const cards =
    call.kind === 'pages' && website
      ? await cardsOfPages(kernel, actor, scope, website, call)
      : await withTargets(
          kernel.database,
          scope,
          website,
          await readCardCsv(kernel, actor, { file: call.file, website, shared }),
        );
  if (cards.length === 0) throw new AppError(422, 'file_not_csv', { issues: [{ field: 'file', code: 'required' }] });
  const pages = await listPagesByIds(
    kernel.database,
    cards.flatMap((card) => card.page_url_id ?? []),
  );
  return { scope, website, cards, urls: new Map(pages.map(({ id, url }) => [id, url])) };
}

/** Fields of the tool for a card of the batch. */
const toolFields = (card: BatchCard, urls: Map<number, string>) =>
  fieldsOf({ ...card, page_url: card.page_url_id === null ? null : (urls.get(card.page_url_id) ?? null) });

async function priceOf(kernel: Kernel, actor: Actor, { cards, urls }: Prepared, task: OrderedTask | undefined): Promise<number> {
  const quotes = new Map<string, number>();
  let price = 0;
  for (const card of cards.filter(canBeWritten)) {
    // The price depends on cards and words alone.
    const key = `${card.cards} ${card.content_length}`;
    const known =
      quotes.get(key) ??
      (await placing.quoteOrder(kernel, actor, { tool: cardTool, fields: toolFields(card, urls), task })).price;
    quotes.set(key, known);
    price += known;
  }
  return price;
}

/** Inserts the cards, those that are written with their documents. Of two batches of the same pages the second is rolled back. */
async function keepCards(
  tx: Db,
  actor: Actor,
  { scope, website, cards }: Prepared,
  call: BatchCall,
  details: readonly number[],
): Promise<number[]> {
  await lockVoiceOfCard(tx, scope, call);
  if (call.kind === 'pages' && website) {
    await lockPages(tx, website.id);
    if (
      await hasCards(
        tx,
        cards.flatMap((card) => card.page_url_id ?? []),
      )
    )
      throw conflict('no_category_pages');
  }
  const open = [...details];
  return insertCards(
    tx,
    cards.map((card) => {
      const detail = details.length > 0 && canBeWritten(card) ? open.shift() : undefined;
      return {
        ...card,
        account_id: actor.accountId,
        user_id: actor.id,
        workspace_id: scope.workspaceId,
        website_id: website?.id ?? null,
        brand_voice_id: call.brand_voice_id ?? null,
        state:
          detail === undefined ? ('draft' as const) : call.task?.type === 'manual' ? ('ready' as const) : ('writing' as const),
        order_detail_id: detail ?? null,
      };
    }),
  );
}

async function keepMetadata(tx: Db, cards: readonly BatchCard[], details: readonly number[]): Promise<void> {
  const tasks = await lockTasksOfDocuments(tx, details);
  for (const task of tasks) {
    const card = cards[details.indexOf(task.order_detail_id ?? 0)];
    if (card) await saveTaskMetadata(tx, task, metadataOf(card));
  }
}

async function orderCards(kernel: Kernel, actor: Actor, prepared: Prepared, call: BatchCall, keep: Keep<Batch>): Promise<Batch> {
  const { website, cards, urls } = prepared;
  const written = cards.filter(canBeWritten);
  const price = await priceOf(kernel, actor, prepared, call.task);
  if (call.price !== price) throw conflict('price_changed', { price });
  const order = {
    tool: cardTool,
    fields: {},
    title: website?.name ?? null,
    workspace_id: call.workspace_id,
    task: call.task ?? { type: 'ai' as const, priority: 'medium' as const },
    ...(call.brand_voice_id ? { brand_voice_id: call.brand_voice_id } : {}),
    ...(website ? { website_id: website.id } : {}),
    given: {
      table: bulkRows.tableOfObjects(written.map((card) => toolFields(card, urls))),
      fileName: call.file?.name ?? 'cards.csv',
      isNamed: call.file !== undefined,
    },
  };
  let batch: Batch = { ids: [], bulkOrderId: null, ordered: written.length, incomplete: cards.length - written.length, price };
  await bulkRows.placeBulkOrder(kernel, actor, order, {
    keep: async (tx, bulkOrderId) => {
      const details = await listRowIds(tx, bulkOrderId);
      await keepMetadata(tx, written, details);
      batch = { ...batch, ids: await keepCards(tx, actor, prepared, call, details), bulkOrderId };
      await keep(tx, batch);
    },
  });
  return batch;
}

/**
 * Keeps cards as drafts, or with `create_tasks` orders those that have a primary keyword, with their tasks; without a price that was seen it answers the
 * price. Throws 422 with all faults of a file by row and column, 409 for another price, without pages, and where credits run out, 403 for tasks in the
 * personal workspace.
 */
export async function batchCards(kernel: Kernel, actor: Actor, call: BatchCall, keep: Keep<Batch>): Promise<Batch> {
  const prepared = await prepare(kernel, actor, call);
  const ordered = prepared.cards.filter(canBeWritten).length;
  const counts = { ordered: call.create_tasks ? ordered : 0, incomplete: prepared.cards.length - ordered };
  if (call.create_tasks && call.price === undefined)
    return { ids: [], bulkOrderId: null, ...counts, price: await priceOf(kernel, actor, prepared, call.task) };
  if (call.create_tasks && ordered > 0) return orderCards(kernel, actor, prepared, call, keep);
  return kernel.database.transaction(async (tx) => {
    await orderContext.lockScope(tx, prepared.scope);
    const batch = { ids: await keepCards(tx, actor, prepared, call, []), bulkOrderId: null, ...counts, price: 0 };
    await keep(tx, batch);
    return batch;
  });
}

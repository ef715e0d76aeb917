// Keeping category cards. A keyword is linked or soft, never both: linked wins.
import type { InputIssue } from '@folio/contract/tool-input';
import { isHttpUrl } from '@folio/contract/tool-values';
import type { Actor } from '../../kernel/actor.ts';
import { type Db, sqlErrorCode, uniqueViolation } from '../../kernel/db/database.ts';
import { conflict, forbidden, invalid, invalidField, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Scope, scopeOf } from '../../kernel/policy.ts';
import { lockUsableVoice } from '../brand-voices/index.ts';
import { getVisibleDetail } from '../documents/index.ts';
import { orderContext } from '../orders/index.ts';
import { getVisiblePage } from '../pages/index.ts';
import { lockTaskOfDocument, saveTaskMetadata, updateTask } from '../tasks/index.ts';
import { getVisibleWebsite } from '../websites/index.ts';
import { metadataOf } from './card-fields.ts';
import { cardAbilities, getVisibleCard } from './category-cards.policy.ts';
import { type CardChanges, type CardRow, deleteCard, insertCard, updateCard } from './category-cards.queries.ts';

interface GivenKeyword {
  keyword: string;
  page_url_id?: number | null | undefined;
  url?: string | null | undefined;
}

/** A card as input. Fields left out stay as they are. */
export interface GivenCard {
  category_name?: string | undefined;
  brand?: string | undefined;
  website_id?: number | null | undefined;
  page_url_id?: number | null | undefined;
  primary_kw?: string | undefined;
  linked_keywords?: GivenKeyword[] | undefined;
  soft_keywords?: string[] | undefined;
  h2_headings?: string[] | undefined;
  content_length?: number | undefined;
  cards?: number | undefined;
  footer_content?: string | undefined;
  language?: string | undefined;
  brand_voice_id?: number | null | undefined;
  order_detail_id?: number | null | undefined;
}

const once = (words: readonly string[]) => [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];

/** Linked keywords once each, and soft ones that are not linked too. */
export function sortKeywords(linked: readonly GivenKeyword[], soft: readonly string[]) {
  const byWord = new Map(linked.map((one) => [one.keyword.toLowerCase(), one]));
  return {
    linked: [...byWord.values()].map(({ keyword, page_url_id: page, url }) => ({
      keyword,
      page_url_id: page ?? null,
      url: url ?? null,
    })),
    soft: once(soft).filter((word) => !byWord.has(word.toLowerCase())),
  };
}

/** Throws 404 for a website, page or document out of reach, and 422 for a page of another website. */
async function checkReferences(kernel: Kernel, actor: Actor, given: GivenCard, workspaceId: number | null): Promise<void> {
  const issues: InputIssue[] = [];
  if (given.website_id) {
    const website = await getVisibleWebsite(kernel, actor, given.website_id);
    if (website.workspace_id !== workspaceId) issues.push({ field: 'website_id', code: 'not_an_option' });
  }
  const pages = [given.page_url_id, ...(given.linked_keywords ?? []).map((one) => one.page_url_id)].filter(
    (id) => id !== null && id !== undefined,
  );
  for (const id of new Set(pages)) await getVisiblePage(kernel, actor, id);
  for (const { url } of given.linked_keywords ?? [])
    if (url && !isHttpUrl(url)) issues.push({ field: 'linked_keywords', code: 'not_a_url' });
  if (given.order_detail_id) await getVisibleDetail(kernel, actor, given.order_detail_id);
  if (issues.length > 0) throw invalid(issues);
}

/** Keeps the voice that a card is to name from being deleted until the transaction ends; before the card, as where it is deleted. Throws 422 for none that is usable. */
export async function lockVoiceOfCard(
  tx: Db,
  scope: Scope,
  { brand_voice_id: voice }: Pick<GivenCard, 'brand_voice_id'>,
): Promise<void> {
  if (voice && !(await lockUsableVoice(tx, scope, voice))) throw invalidField('brand_voice_id', 'not_an_option');
}

/** The columns of the input. Linked and soft keywords are validated together with the remaining ones. */
function columnsOf(given: GivenCard, before?: CardRow): CardChanges {
  const { linked_keywords: linked, soft_keywords: soft, ...plain } = given;
  const known = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as CardChanges;
  if (linked === undefined && soft === undefined) return known;
  const sorted = sortKeywords(linked ?? before?.linked_keywords ?? [], soft ?? before?.soft_keywords ?? []);
  return { ...known, linked_keywords: sorted.linked, soft_keywords: sorted.soft };
}

/** A document has one card at most. */
async function withFreeDocument<Made>(run: () => Promise<Made>): Promise<Made> {
  try {
    return await run();
  } catch (problem) {
    if (sqlErrorCode(problem) === uniqueViolation) throw invalidField('order_detail_id', 'document_has_card');
    throw problem;
  }
}

/** Keeps a new card as a draft and answers its id. */
export async function createCard(
  kernel: Kernel,
  actor: Actor,
  { workspace_id: given, ...call }: GivenCard & { category_name: string; workspace_id?: number | null | undefined },
  keep: Keep<number>,
): Promise<number> {
  const scope = scopeOf(actor, given);
  const { workspaceId } = scope;
  await checkReferences(kernel, actor, call, workspaceId);
  return withFreeDocument(() =>
    kernel.database.transaction(async (tx) => {
      await orderContext.lockScope(tx, scope);
      await lockVoiceOfCard(tx, scope, call);
      const id = await insertCard(tx, {
        ...columnsOf(call),
        category_name: call.category_name,
        language: call.language ?? actor.language,
        account_id: actor.accountId,
        user_id: actor.id,
        workspace_id: workspaceId,
      });
      await keep(tx, id);
      return id;
    }),
  );
}

/** Shared fields of card and task are equal in both, as long as nobody reviews the task. */
async function saveTask(tx: Db, card: CardRow): Promise<void> {
  const task = card.order_detail_id === null ? null : await lockTaskOfDocument(tx, card.order_detail_id);
  if (!task || task.status === 'ready' || task.status === 'approved') return;
  await saveTaskMetadata(tx, task, metadataOf(card));
  await updateTask(tx, task.id, {
    category_name: card.category_name,
    linked_keywords: card.linked_keywords.map(({ keyword }) => keyword),
    soft_keywords: card.soft_keywords,
    h2_headings: card.h2_headings,
    content_length: card.content_length,
  });
}

/** Changes a card. Throws 409 where it was changed since the given revision, or is being written. */
export async function editCard(
  kernel: Kernel,
  actor: Actor,
  { id, revision, ...call }: GivenCard & { id: number; revision?: number | undefined },
): Promise<void> {
  const card = await getVisibleCard(kernel, actor, id);
  if (!cardAbilities(actor, card).edit) throw conflict('card_changed');
  await checkReferences(kernel, actor, call, card.workspace_id);
  await withFreeDocument(() =>
    kernel.database.transaction(async (tx) => {
      await lockVoiceOfCard(tx, scopeOf(actor, card.workspace_id), call);
      // Without a revision the one that was just read: a change in between is never written over.
      const changes = columnsOf(call, card);
      if (call.primary_kw && card.problem?.startsWith('card_needs_keyword')) changes.problem = null;
      const after = await updateCard(tx, id, revision ?? card.revision, changes);
      if (!after) throw conflict('card_changed');
      await saveTask(tx, after);
    }),
  );
}

/** Deletes a card; its document stays. */
export async function removeCard(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  const card = await getVisibleCard(kernel, actor, id);
  if (!cardAbilities(actor, card).delete) throw forbidden();
  if (!(await deleteCard(kernel.database, id))) throw notFound();
}

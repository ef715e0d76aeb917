// Saving a document. Autosave extends the author's open version; anything else makes a new one. What was saved is never lost.

import { countWords } from '@folio/contract/tool-price';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { documentSaved, documentTextChanged } from './document-events.ts';
import {
  type DocumentVersionRow,
  extendVersion,
  findCurrentVersion,
  findEngineText,
  lockDocument,
  updateDocumentFacts,
} from './documents.queries.ts';
import { markOrigins, rewriteIdsIn } from './mark-origins.ts';
import { listRewrites } from './provenance.queries.ts';
import { closeVersion, insertVersion } from './save-version.ts';

/** An open version closes after this time without a change, in milliseconds. */
export const openForMs = 5 * 60_000;

export interface DocumentChange {
  title?: string | undefined;
  html?: string | undefined;
  /** Fields of the content that people edit beside the text. */
  meta?: Record<string, unknown> | undefined;
  isAutosave: boolean;
  /** The state of the text that the change was made to. */
  base?: { versionId: number; revision?: number | undefined } | undefined;
}

interface SavedDocument {
  id: number;
  title: string;
  content: Record<string, unknown>;
}

function canExtend(version: DocumentVersionRow, actor: Actor, change: DocumentChange, now: Date): boolean {
  const isMine = version.user_id === actor.id && version.impersonator_id === (actor.impersonator?.id ?? null);
  return change.isAutosave && version.is_open && isMine && now.getTime() - version.updated_at.getTime() < openForMs;
}

/** True when the text is not in the state any more that the change was made to. Without a revision only others' versions count. */
function isOverrun(current: DocumentVersionRow, actor: Actor, base: NonNullable<DocumentChange['base']>): boolean {
  if (base.revision !== undefined) return current.id !== base.versionId || current.revision !== base.revision;
  const isForeign = current.user_id !== actor.id || current.impersonator_id !== (actor.impersonator?.id ?? null);
  return current.id !== base.versionId && isForeign;
}

/** The text in its saved form: sanitized, with the server's own marks of authorship. */
async function readText(
  tx: Db,
  actor: Actor,
  orderDetailId: number,
  current: DocumentVersionRow | null,
  given: string,
): Promise<string> {
  const html = sanitiseHtml(given);
  if (!current || html === current.html) return html;
  const rewrites = await listRewrites(tx, [orderDetailId], rewriteIdsIn(html));
  return markOrigins(html, {
    previous: current.html,
    engine: current.origin === 'engine' ? current.html : await findEngineText(tx, orderDetailId),
    personId: actor.id,
    rewrites: new Map(rewrites.map((rewrite) => [rewrite.id, rewrite])),
  });
}

/**
 * Saves a change. Throws 409 if the text differs from the change's base, because any user or tab saved it since; that text stays. Saving the
 * present text again is never refused, so a call can be repeated.
 */
export async function saveDocument(kernel: Kernel, actor: Actor, document: SavedDocument, change: DocumentChange): Promise<void> {
  const now = kernel.clock.now();
  const saved = { orderDetailId: document.id, userId: actor.id, impersonatorId: actor.impersonator?.id ?? null };
  const save = async (tx: Db) => {
    await lockDocument(tx, document.id);
    const current = await findCurrentVersion(tx, document.id);
    const title = change.title ?? current?.title ?? document.title;
    const html = change.html === undefined ? (current?.html ?? '') : await readText(tx, actor, document.id, current, change.html);
    const words = countWords(textOfHtml(html));
    const content = change.meta ? { content: { ...document.content, ...change.meta } } : {};
    if (current && current.title === title && current.html === html) {
      // Saving on purpose ends the version that typing has kept open, even where nothing new was typed.
      await updateDocumentFacts(tx, document.id, { title, words, isTextNew: false, ...content });
      if (current.is_open && !change.isAutosave) await closeVersion(tx, current.id);
      if (change.meta) await dispatch(kernel, tx, documentSaved, saved);
      return;
    }
    if (current && change.base && isOverrun(current, actor, change.base)) throw conflict('document_changed');
    if (current)
      await dispatch(kernel, tx, documentTextChanged, { orderDetailId: document.id, oldHtml: current.html, newHtml: html });
    const facts = { title, words, isTextNew: true, ...content };
    if (current && canExtend(current, actor, change, now)) {
      await extendVersion(tx, current.id, { title, html, words, at: now });
      await updateDocumentFacts(tx, document.id, facts);
    } else {
      // The version before is scored with the facts that it had, the new one with its own.
      if (current?.is_open) await closeVersion(tx, current.id);
      await updateDocumentFacts(tx, document.id, facts);
      await insertVersion(tx, {
        order_detail_id: document.id,
        title,
        html,
        words,
        origin: 'person',
        user_id: actor.id,
        impersonator_id: actor.impersonator?.id ?? null,
        is_open: change.isAutosave,
        created_at: now,
        updated_at: now,
      });
    }
    await dispatch(kernel, tx, documentSaved, saved);
  };
  // Tasks, links and the search that follow a text lock rows of their own.
  await kernel.database.transaction(save);
}

// The approved content of a task, for files: the approved version, not the newest, with its files. Parts changed since are named instead of
// being included.
import { languageOfPart, translationPart } from '@folio/contract/task-words';
import type { Db } from '../../../kernel/db/database.ts';
import { assetRows } from '../../assets/index.ts';
import { findVersion, listDocumentTexts } from '../../documents/index.ts';
import { listTranslations } from '../../translation-desk/index.ts';
import { guestsOf } from '../core/guests.queries.ts';
import { lineOfAttachment, type PartHashes, packageOf, partsIn } from '../core/package-parts.ts';
import { findPackage, listRecordedEvents, type TaskEventRow } from '../core/review.queries.ts';
import { scopeHash } from '../core/step-progress.ts';
import { listAttachments } from '../core/task-attachments.queries.ts';
import { listSteps, namesOf, type TaskRow } from '../core/tasks.queries.ts';
import { contentNow } from './content-now.ts';

/** A text in one language; its pictures are those of its document. */
export interface ApprovedText {
  /** Null for the document itself. */
  language: string | null;
  orderDetailId: number;
  title: string;
  html: string;
}

export interface ApprovedFile {
  name: string;
  storageKey: string;
  bytes: number;
  sha256: string;
}

/** Approvers of exactly this content, or of the parts that their step covers. */
export interface Approval {
  at: string;
  person: string;
  /** The impersonating user. */
  acting: string | null;
  is_guest: boolean;
  step: string | null;
  /** SHA-256 of the reviewed content, and of the parts that their step is about. */
  package_hash: string | null;
  scope_hash: string | null;
}

export interface ApprovedPackage {
  hash: string;
  partHashes: PartHashes;
  metaTitle: string;
  metaDescription: string;
  texts: ApprovedText[];
  files: ApprovedFile[];
  approvals: Approval[];
  missing: { name: string; reason: 'state_not_kept' | 'file_missing' | 'translation_missing' }[];
}

interface KeptState {
  hashes: PartHashes;
  mediaLines: readonly string[];
  metaLines: readonly string[];
  versionId: number | null;
}

/** Number of versions with translations that are compared with the approved ones. Older ones are skipped. */
const comparedVersions = 50;

/** The approved state as it was kept, or the present one where that is it; null where neither is there. */
async function keptState(db: Db, task: TaskRow, hash: string): Promise<KeptState | null> {
  const kept = await findPackage(db, task.id, hash);
  if (kept)
    return {
      hashes: kept.part_hashes,
      mediaLines: kept.lines.media ?? [],
      metaLines: kept.lines.meta ?? [],
      versionId: kept.version_id,
    };
  const now = await contentNow(db, task);
  if (now?.content.hash !== hash) return null;
  const { hashes, lines } = now.content;
  return { hashes, mediaLines: lines.media ?? [], metaLines: lines.meta ?? [], versionId: now.versionId };
}

const emptyContent = { metaTitle: '', metaDescription: '', assetIds: [], attachments: [], translations: [] };

/** The text of the kept version; null where the version is gone or reads differently. */
async function approvedText(db: Db, task: TaskRow, state: KeptState): Promise<ApprovedText | null> {
  if (task.order_detail_id === null || state.versionId === null) return null;
  const version = await findVersion(db, state.versionId);
  if (version?.order_detail_id !== task.order_detail_id) return null;
  const { title, html } = version;
  if (packageOf({ ...emptyContent, title, html }).hashes.text !== state.hashes.text) return null;
  return { language: null, orderDetailId: task.order_detail_id, title, html };
}

/** The version of a translation that reads as it was approved; null where there is none any more. */
async function approvedTranslation(db: Db, orderDetailId: number, language: string, hash: string): Promise<ApprovedText | null> {
  const part = translationPart(language);
  for (const { title, html } of await listDocumentTexts(db, orderDetailId, comparedVersions)) {
    const content = packageOf({ ...emptyContent, title: '', html: '', translations: [{ language, title, html }] });
    if (content.hashes[part] === hash) return { language, orderDetailId, title, html };
  }
  return null;
}

/** Files with a line in the approved media: files of the document's order, and attachments of the task. */
async function approvedFiles(db: Db, task: TaskRow, lines: readonly string[]) {
  const named = new Set(lines);
  const made =
    task.order_detail_id === null
      ? []
      : ((await assetRows.listAssetsOfDocuments(db, [task.order_detail_id], ['result'])).get(task.order_detail_id) ?? []);
  const attached = await listAttachments(db, task.id);
  const found = [
    ...made.map((file) => ({ file, line: String(file.id) })),
    ...attached.map((file) => ({ file, line: lineOfAttachment(file) })),
  ].filter(({ line }) => named.has(line));
  const present = new Set(found.map(({ line }) => line));
  // Pictures of the text are part of it; their lines name an address.
  const isFile = (line: string) => /^\d+$/.test(line) || / \(SHA-256 [0-9a-f]{16}…\)$/.test(line);
  return {
    files: found.map(({ file }) => ({
      name: file.file_name,
      storageKey: file.storage_key,
      bytes: file.bytes,
      sha256: file.sha256,
    })),
    gone: lines.filter((line) => isFile(line) && !present.has(line)),
  };
}

/** The last decision of each user at each step, if it approves the step's parts of this content. */
async function approvalsOf(db: Db, task: TaskRow, hashes: PartHashes): Promise<Approval[]> {
  const steps = new Map((await listSteps(db, [task.id])).map((step) => [step.id, { step, scope: scopeHash(step, hashes) }]));
  const last = new Map<string, TaskEventRow>();
  for (const event of await listRecordedEvents(db, task.id)) {
    const own = event.kind === 'decided' && event.step_id !== null ? steps.get(event.step_id) : undefined;
    if (own && event.scope_hash === own.scope) last.set(`${event.step_id} ${event.user_id} ${event.guest_id}`, event);
  }
  const events = [...last.values()].filter(({ verdict }) => verdict === 'approve');
  const names = await namesOf(
    db,
    events.flatMap((event) => [event.user_id, event.impersonator_id]),
  );
  const guests = await guestsOf(
    db,
    events.map((event) => event.guest_id),
  );
  return events.map((event) => ({
    at: event.created_at.toISOString(),
    person: (event.guest_id === null ? names.get(event.user_id ?? 0) : guests.get(event.guest_id)?.name) ?? '',
    acting: event.impersonator_id === null ? null : (names.get(event.impersonator_id) ?? null),
    is_guest: event.guest_id !== null,
    step: steps.get(event.step_id ?? 0)?.step.name || null,
    package_hash: event.package_hash,
    scope_hash: event.scope_hash,
  }));
}

/** Last approved content of a task; null if there is none. */
export async function readApprovedPackage(db: Db, task: TaskRow): Promise<ApprovedPackage | null> {
  const hash = task.package_hash;
  if (hash === null) return null;
  const state = await keptState(db, task, hash);
  const empty = { hash, metaTitle: '', metaDescription: '', texts: [], files: [], approvals: [] };
  if (!state) return { ...empty, partHashes: {}, missing: [{ name: task.title, reason: 'state_not_kept' }] };
  const { hashes, mediaLines, metaLines } = state;
  const missing: ApprovedPackage['missing'] = [];
  const texts: ApprovedText[] = [];
  const own = await approvedText(db, task, state);
  if (own) texts.push(own);
  else if (task.order_detail_id !== null && state.versionId !== null)
    missing.push({ name: task.title, reason: 'state_not_kept' });
  const translations = task.order_detail_id === null ? [] : await listTranslations(db, [task.order_detail_id]);
  for (const part of partsIn(hashes)) {
    const language = languageOfPart(part);
    if (language === null) continue;
    const found = translations.find((one) => one.language === language);
    const text = found ? await approvedTranslation(db, found.orderDetailId, language, hashes[part] ?? '') : null;
    if (text) texts.push(text);
    else missing.push({ name: `${task.title} (${language})`, reason: 'translation_missing' });
  }
  const { files, gone } = await approvedFiles(db, task, mediaLines);
  for (const line of gone) missing.push({ name: line, reason: 'file_missing' });
  const [metaTitle = '', metaDescription = ''] = metaLines;
  return {
    hash,
    partHashes: hashes,
    metaTitle,
    metaDescription,
    texts,
    files,
    approvals: await approvalsOf(db, task, hashes),
    missing,
  };
}

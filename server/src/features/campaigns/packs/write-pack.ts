// The pack of a campaign, written as a stream: for each item that the client sees its approved texts and files, then the lists, the record of
// approvals and the manifest. What is not approved is not in it, and is named with its reason.
import { createHash } from 'node:crypto';
import { type LeftOut, packLimits } from '@folio/contract/campaign-packs';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { Kernel } from '../../../kernel/kernel.ts';
import { inlinePictures } from '../../assets/index.ts';
import { fileNameFor, renderDownload } from '../../documents/index.ts';
import { type ApprovedText, findTask, readApprovedPackage } from '../../tasks/index.ts';
import { type CampaignRow, findCampaign } from '../core/campaigns.queries.ts';
import { type ItemLink, listItems, listLinks, type ShownItem } from '../core/item-states.queries.ts';
import { claimPack, listCampaignApprovals, type SkipReason, type WrittenPack } from './campaign-packs.queries.ts';
import {
  approvalsPdf,
  campaignApprovalsOf,
  type MetaRow,
  metaCsv,
  type PackApprovals,
  resultsCsv,
  urlsCsv,
} from './pack-lists.ts';
import { type PackedFile, PackZip } from './pack-zip.ts';

type Chunk = Uint8Array<ArrayBuffer>;

/** Bytes that are left for the lists at the end of the zip. */
const reserved = 64 * 1024 ** 2;
const textFormats = ['docx', 'pdf', 'html'] as const;

/** A pack that would be larger than it may be even without its media. */
export class PackTooLarge extends Error {}

interface PackWork {
  kernel: Kernel;
  campaign: CampaignRow;
  language: ReturnType<typeof toInterfaceLanguage>;
  maxBytes: number;
  signal: AbortSignal;
  zip: PackZip;
  /** For staff: everything. */
  leftOut: LeftOut[];
  meta: MetaRow[];
  approvals: PackApprovals['items'];
}

/** A name without characters that a file system or a shell could misread; its extension stays. */
function cleanFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot + 1).replace(/[^A-Za-z0-9]/g, '') : '';
  return ending === '' ? fileNameFor(name, 'bin', 'en') : fileNameFor(name.slice(0, dot), ending, 'en');
}

const folderOf = ({ code, name }: Pick<ShownItem, 'code' | 'name'>) =>
  fileNameFor(`${code} ${name.replace(/\.{2,}/g, ' ')}`, '-', 'en').slice(0, -2);

const leave = (work: PackWork, item: ShownItem, name: string, reason: SkipReason) =>
  work.leftOut.push({ code: item.code, name, reason });

const hasSpaceFor = ({ zip, maxBytes }: PackWork, bytes: number) =>
  zip.bytes + bytes <= maxBytes - Math.min(reserved, maxBytes / 4);

/** A text in all its formats. */
async function* addText(work: PackWork, item: ShownItem, folder: string, text: ApprovedText): AsyncGenerator<Chunk> {
  const { kernel, zip } = work;
  const language = text.language ?? work.language;
  const html = await inlinePictures(kernel, text.orderDetailId, text.html);
  for (const format of textFormats) {
    const { bytes } = await renderDownload({ title: text.title, html, language }, format);
    const name = fileNameFor(text.title, format, language);
    if (!hasSpaceFor(work, bytes.length)) leave(work, item, name, 'too_large');
    else yield* zip.add([folder, ...(text.language === null ? [] : [text.language]), name].join('/'), bytes);
  }
}

/** The approved package of one task. */
async function* addTask(work: PackWork, item: ShownItem, taskId: number): AsyncGenerator<Chunk> {
  const { kernel, zip } = work;
  const task = await findTask(kernel.database, taskId);
  if (!task) return;
  const approved = await readApprovedPackage(kernel.database, task);
  if (!approved) {
    leave(work, item, task.title, 'not_approved');
    return;
  }
  const folder = folderOf(item);
  for (const text of approved.texts) yield* addText(work, item, folder, text);
  for (const file of approved.files) {
    if (work.signal.aborted) throw new Error('The pack was stopped');
    if (!hasSpaceFor(work, file.bytes)) leave(work, item, file.name, 'too_large');
    else if ((await kernel.storage.sizeOf(file.storageKey)) !== file.bytes) leave(work, item, file.name, 'file_missing');
    else yield* zip.add(`${folder}/media/${cleanFileName(file.name)}`, kernel.storage.readStream(file.storageKey));
  }
  for (const { name, reason } of approved.missing) leave(work, item, name, reason);
  if (approved.metaTitle !== '' || approved.metaDescription !== '')
    work.meta.push([item.code, item.name, task.title, approved.metaTitle, approved.metaDescription, task.page_url]);
  work.approvals.push({
    code: item.code,
    name: item.name,
    task: task.title,
    package_hash: approved.hash,
    parts: approved.partHashes as Record<string, string>,
    approvals: approved.approvals,
  });
}

async function* addItem(work: PackWork, item: ShownItem, links: readonly ItemLink[]): AsyncGenerator<Chunk> {
  if (links.length === 0) leave(work, item, item.name, 'nothing_linked');
  for (const link of links) {
    if (work.signal.aborted) throw new Error('The pack was stopped');
    // Only tasks have a review: objects linked without one have no approval.
    if (link.kind === 'task') yield* addTask(work, item, link.subject_id);
    else leave(work, item, link.title, 'no_approval');
  }
}

const jsonBytes = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/** The lists, the record of approvals, the manifest with the checksum of each file before it, and the same for `sha256sum -c`. */
async function* addLists(work: PackWork, sharedItems: readonly ShownItem[]): AsyncGenerator<Chunk> {
  const { kernel, campaign, zip, language } = work;
  const db = kernel.database;
  const madeAt = kernel.clock.now().toISOString();
  yield* zip.add('meta.csv', metaCsv(work.meta));
  yield* zip.add('urls.csv', await urlsCsv(db, campaign.id, new Set(sharedItems.map(({ id }) => id))));
  yield* zip.add('results.csv', resultsCsv(db, campaign.id, campaign.currency));
  const record: PackApprovals = {
    campaign: {
      name: campaign.name,
      state_hash: campaign.approved_hash,
      approvals: campaignApprovalsOf(await listCampaignApprovals(db, campaign.id)),
    },
    items: work.approvals,
    made_at: madeAt,
  };
  yield* zip.add('approvals.json', jsonBytes(record));
  yield* zip.add('approvals.pdf', await approvalsPdf(record, language));
  const shared = new Set(sharedItems.map(({ code }) => code));
  const manifest = {
    campaign: { name: campaign.name, from: campaign.from_date, to: campaign.to_date },
    made_at: madeAt,
    files: zip.files.map(({ path, bytes, sha256 }: PackedFile) => ({ path, bytes, sha256 })),
    // Items that the client does not see are not named to them either.
    left_out: work.leftOut.filter(({ code }) => shared.has(code)),
  };
  yield* zip.add('manifest.json', jsonBytes(manifest));
  const sums = zip.files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  yield* zip.add('SHA256SUMS', new TextEncoder().encode(sums));
}

/** Counts and hashes the bytes of the zip, and stops it where it is larger than it may be. */
async function* measured(
  chunks: AsyncIterable<Chunk>,
  work: PackWork,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    if (work.zip.bytes > work.maxBytes) throw new PackTooLarge();
    hash.update(chunk);
    yield chunk;
  }
}

async function* chunksOf(work: PackWork, items: readonly ShownItem[], links: readonly ItemLink[]): AsyncGenerator<Chunk> {
  const present = items.filter(({ state }) => state !== 'dropped');
  for (const item of present)
    if (item.is_shared)
      yield* addItem(
        work,
        item,
        links.filter(({ item_id }) => item_id === item.id),
      );
    else leave(work, item, item.name, 'not_shared');
  yield* addLists(
    work,
    present.filter(({ is_shared }) => is_shared),
  );
  yield* work.zip.end();
}

/** Writes the pack to the storage, and returns its facts; null if the campaign is gone. */
export async function writePack(
  kernel: Kernel,
  { pack, locale }: NonNullable<Awaited<ReturnType<typeof claimPack>>>,
  signal: AbortSignal,
  maxBytes: number = packLimits.bytes,
): Promise<WrittenPack | null> {
  const campaign = await findCampaign(kernel.database, pack.campaign_id);
  if (!campaign) return null;
  const items = await listItems(kernel.database, [campaign.id]);
  const links = await listLinks(kernel.database, campaign.id);
  const language = toInterfaceLanguage(locale);
  const zip = new PackZip();
  const work: PackWork = { kernel, campaign, language, maxBytes, signal, zip, leftOut: [], meta: [], approvals: [] };
  const hash = createHash('sha256');
  const key = await kernel.storage.saveStream('packs', measured(chunksOf(work, items, links), work, hash));
  return {
    storage_key: key,
    bytes: zip.bytes,
    files: zip.files.length,
    sha256: hash.digest('hex'),
    left_out: work.leftOut.slice(0, packLimits.listed),
    left_out_count: work.leftOut.length,
  };
}

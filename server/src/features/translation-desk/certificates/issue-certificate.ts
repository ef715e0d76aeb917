// Issues the certificate of a delivery: its files are hashed and its page signed before the transaction that keeps both.

import { createHash, randomInt } from 'node:crypto';
import { pageWords } from '@folio/contract/translation-price';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, forbidden } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type assetRows, assetRows as assets, storeFile } from '../../assets/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { findCurrentVersion } from '../../documents/index.ts';
import { insertCertificate, type NewCertificate, replaceCertificates } from '../core/certificates.queries.ts';
import { certificationFor } from '../core/certification.ts';
import type { SeenJob } from '../core/get-job.ts';
import { sourceFiles } from '../core/line-texts.ts';
import { installationKey } from './installation-key.ts';
import { signPdf } from './sign-pdf.ts';
import { writeStatements } from './statements.ts';
import { writeCertificate } from './write-certificate.ts';

/** Crockford's base 32: no sign is read for another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 50 random bits after the year. */
function newNumber(year: number): string {
  const random = (length: number) => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return `FC-${year}-${random(6)}-${random(4)}`;
}

/** A file as it was delivered. */
export interface DeliveredFile {
  name: string;
  bytes: Uint8Array;
  mediaType: string;
}

/** A certificate that is signed, and its files; nothing names them yet. */
export interface SignedCertificate {
  /** Files that the delivery does not keep itself: the sources and translations of texts, last the signed PDF. */
  sources: assetRows.NewAsset[];
  targets: assetRows.NewAsset[];
  pdf: assetRows.NewAsset;
  row: Omit<NewCertificate, 'version_id' | 'version_number' | 'source_asset_ids' | 'target_asset_ids' | 'certificate_asset_id'>;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Throws 409 where the linguist's certification is missing or over, 403 while another person acts for them: a certificate is their own
 * statement.
 */
export async function signCertificate(
  kernel: Kernel,
  actor: Actor,
  { job, request, line, linguist }: SeenJob,
  delivered: readonly DeliveredFile[],
): Promise<SignedCertificate> {
  if (actor.impersonator) throw forbidden('impersonation_signs');
  const now = kernel.clock.now();
  const languages = [request.source_language, line.target_language] as const;
  const certification = certificationFor(linguist?.certifications ?? [], languages, now.toISOString().slice(0, 10));
  if (!certification) throw conflict('certification_missing');
  const number = newNumber(now.getUTCFullYear());
  const given = await sourceFiles(kernel, line);
  const hashed = (files: readonly { name: string; bytes: Uint8Array }[]) =>
    files.map(({ name, bytes }) => ({ name, sha256: sha256(bytes) }));
  const [source, target] = [hashed(given), hashed(delivered)];
  const pages = Math.max(1, Math.ceil(line.words / pageWords));
  const statements = writeStatements(...languages, {
    name: actor.name,
    body: certification.body,
    number: certification.number,
  });
  const page = await writeCertificate({
    number,
    issuedAt: now,
    documentName: line.name,
    words: line.words,
    pages,
    country: request.details['destination_country'] ?? '',
    translator: actor.name,
    body: certification.body,
    bodyNumber: certification.number,
    statements,
    source,
    target,
    verifyUrl: `${kernel.config.publicUrl}/verify/${number}`,
  });
  const pdf = await signPdf(page, await installationKey(kernel));
  const keep = (file: DeliveredFile) =>
    storeFile(kernel, file.bytes, {
      account_id: request.account_id,
      user_id: request.user_id,
      order_detail_id: line.order_detail_id,
      role: 'certificate',
      key: number,
      file_name: file.name,
      media_type: file.mediaType,
    });
  // Files of the order and of the delivery are kept already; texts are not files yet.
  const hasFiles = line.source_kind === 'files';
  return {
    sources: hasFiles
      ? []
      : await Promise.all(
          given.map(({ name, bytes }) => keep({ name, bytes, mediaType: name.endsWith('.html') ? 'text/html' : 'text/plain' })),
        ),
    targets: hasFiles ? [] : await Promise.all(delivered.map(keep)),
    pdf: await keep({ name: `${number}.pdf`, bytes: pdf, mediaType: 'application/pdf' }),
    row: {
      account_id: request.account_id,
      number,
      order_detail_id: line.order_detail_id,
      job_id: job.id,
      user_id: actor.id,
      translator: actor.name,
      body: certification.body,
      body_number: certification.number,
      source_language: request.source_language,
      target_language: line.target_language,
      statement_languages: statements.map(({ language }) => language),
      words: line.words,
      pages,
      source_sha256: source.map((file) => file.sha256),
      target_sha256: target.map((file) => file.sha256),
      certificate_sha256: sha256(pdf),
      issued_at: now,
    },
  };
}

/** Keeps a signed certificate with its files, bound to the version that was delivered, and replaces earlier ones. Callers hold the document. */
export async function saveCertificate(
  tx: Db,
  actor: Actor,
  { request, line }: Pick<SeenJob, 'request' | 'line'>,
  signed: SignedCertificate,
  { versionNumber, files }: { versionNumber: number; files: readonly assetRows.AssetRow[] },
): Promise<void> {
  const version = await findCurrentVersion(tx, line.order_detail_id);
  if (version?.number !== versionNumber) throw new Error('The delivered version is not the newest');
  const ids = async (rows: assetRows.NewAsset[]) => (await assets.insertAssets(tx, rows)).map(({ id }) => id);
  const sourceIds = signed.sources.length > 0 ? await ids(signed.sources) : line.asset_ids;
  const targetIds = signed.targets.length > 0 ? await ids(signed.targets) : files.map(({ id }) => id);
  const [pdfId = 0] = await ids([signed.pdf]);
  const { number, issued_at: at } = signed.row;
  const replaced = await replaceCertificates(tx, line.order_detail_id, number, at);
  const kept = await insertCertificate(tx, {
    ...signed.row,
    version_id: version.id,
    version_number: versionNumber,
    source_asset_ids: sourceIds,
    target_asset_ids: targetIds,
    certificate_asset_id: pdfId,
  });
  for (const old of replaced)
    await recordAudit(tx, actor, {
      action: 'certificate.replaced',
      subjectId: old.id,
      subjectName: old.number,
      details: { number },
    });
  await recordAudit(tx, actor, {
    action: 'certificate.issued',
    workspaceId: request.workspace_id,
    subjectId: kept.id,
    subjectName: number,
    details: { source: kept.source_sha256.join(' '), translation: kept.target_sha256.join(' ') },
  });
}

// Rows of certificates as the contract has them.
import type { Certificate, PublicCertificate } from '@folio/contract/certificates';
import type { Actor } from '../../../kernel/actor.ts';
import type { CertificateRow } from '../core/certificates.queries.ts';
import { canRevoke } from './get-certificate.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Public data of a certificate: each field is named here, so that a new column is not published automatically. */
export const presentPublic = (row: CertificateRow): PublicCertificate => ({
  number: row.number,
  state: row.state,
  issued_at: row.issued_at.toISOString(),
  source_language: row.source_language,
  target_language: row.target_language,
  words: row.words,
  pages: row.pages,
  translator: row.translator,
  body: row.body,
  body_number: row.body_number,
  source_sha256: row.source_sha256,
  target_sha256: row.target_sha256,
  certificate_sha256: row.certificate_sha256,
  replaced_at: iso(row.replaced_at),
  revoked_at: iso(row.revoked_at),
});

interface Shown {
  actor: Actor;
  publicUrl: string;
  isCurrent: boolean;
  canDownload: boolean;
}

export const presentCertificate = (row: CertificateRow, { actor, publicUrl, isCurrent, canDownload }: Shown): Certificate => ({
  id: row.id,
  ...presentPublic(row),
  order_detail_id: row.order_detail_id,
  statement_languages: row.statement_languages,
  version_number: row.version_number,
  is_current: isCurrent,
  revoke_reason: row.revoke_reason,
  replaced_by: row.replaced_by,
  checks: row.checks,
  checked_at: iso(row.checked_at),
  verify_url: `${publicUrl}/verify/${row.number}`,
  can: { download: canDownload, revoke: row.state === 'valid' && canRevoke(actor, row) },
});

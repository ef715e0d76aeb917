// Certificates of translations: signed by the installation, bound to a version of their document, and checked by number without an account.
import * as z from 'zod';
import { answer, deskCall, id, publicCall, timestamp, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';

/** valid; replaced by a later certificate of the same document; revoked by its translator or a coordinator. */
export const certificateStates = ['valid', 'replaced', 'revoked'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Signs of a number after the year: digits and capitals without I, L, O and U, which are read for others (Crockford's base 32). */
const signs = '[0-9A-HJKMNP-TV-Z]';
const numberPattern = new RegExp(`^FC-\\d{4}-${signs}{6}-${signs}{4}$`);

/** A number in its printed form, from typed text: case, spaces and hyphens do not matter, O is 0, I and L are 1. Null for other texts. */
export function readCertificateNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, year = '', first = '', second = ''] = /^FC(.{4})(.{6})(.{4})$/.exec(plain) ?? [];
  const clear = (text: string) => text.replaceAll('O', '0').replace(/[IL]/g, '1');
  const number = `FC-${clear(year)}-${clear(first)}-${clear(second)}`;
  return numberPattern.test(number) ? number : null;
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const publicFacts = {
  /** Like FC-2026-7K4M2P-K7QM. */
  number: z.string(),
  state: z.enum(certificateStates),
  issued_at: timestamp(),
  source_language: z.string(),
  target_language: z.string(),
  /** Words of the source, and its pages of 250 words. */
  words: z.int(),
  pages: z.int(),
  translator: z.string(),
  /** Body that registered the translator, like a court, and the number there. */
  body: z.string(),
  body_number: z.string(),
  /** Of the files that were translated. */
  source_sha256: z.array(sha256),
  /** Of the translation's files, in the same order. */
  target_sha256: z.array(sha256),
  /** Of the signed PDF. */
  certificate_sha256: sha256,
  /** When a later certificate replaced it; null where none did. */
  replaced_at: timestamp().nullable(),
  revoked_at: timestamp().nullable(),
};

/** Public data of a certificate: no text, no names of files, no customer. */
export const publicCertificateSchema = z.object(publicFacts);
export type PublicCertificate = z.infer<typeof publicCertificateSchema>;

export const certificateSchema = z.object({
  id: z.int(),
  ...publicFacts,
  order_detail_id: z.int().nullable(),
  /** Languages in which it states that the translation is complete and correct. */
  statement_languages: z.array(z.string()),
  /** The version of the document that it is bound to. */
  version_number: z.int(),
  /** True while the document's text is that version's. */
  is_current: z.boolean(),
  revoke_reason: z.string().nullable(),
  /** The number of the certificate that replaced it. */
  replaced_by: z.string().nullable(),
  /** Number and time of the last verifications. */
  checks: z.int(),
  checked_at: timestamp().nullable(),
  /** The public page of its number. */
  verify_url: z.string(),
  can: z.object({ download: z.boolean(), revoke: z.boolean() }),
});
export type Certificate = z.infer<typeof certificateSchema>;

export const maxRevokeReason = 500;

const calls = {
  show: userCall
    .route({ method: 'GET', path: '/features/certificates/show', summary: 'Certificates of a document, newest first' })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
    .output(
      answer({
        certificates: z.array(certificateSchema).max(100),
        can: z.object({
          /** True where the present text can be certified: people translated it, and no certificate is of this version or under way. */
          certify: z.boolean(),
          /** True if people can proofread the current text, which nobody has proofread. */
          proofread: z.boolean(),
        }),
      }),
    ),
  /** For issuers and coordinators, because they do not reach the document. */
  showOfJob: deskCall
    .route({ method: 'GET', path: '/features/certificates/show_of_job', summary: 'Certificates that a job issued, newest first' })
    .input(z.object({ job_id: id(), ...tolerated }))
    .output(answer({ certificates: z.array(certificateSchema).max(100) })),
  download: userCall
    .route({
      method: 'GET',
      path: '/features/certificates/download',
      summary: 'A certificate as a signed PDF, or with its files',
    })
    .input(
      z.object({
        id: id(),
        part: z
          .enum(['certificate', 'package'])
          .default('certificate')
          .describe(
            'package: a zip of the signed PDF, the translation as it was delivered and as PDF, the source and their checksums',
          ),
        ...tolerated,
      }),
    )
    .output(z.file()),
  revoke: deskCall
    .route({ method: 'POST', path: '/features/certificates/revoke', summary: 'Revoke a certificate' })
    .input(z.object({ id: id(), reason: z.string().trim().min(1).max(maxRevokeReason), ...tolerated }))
    .output(answer({ certificate: certificateSchema })),
  verify: publicCall
    .route({ method: 'GET', path: '/services/verify/{number}', summary: 'Verify a certificate' })
    .input(z.object({ number: z.string().max(60) }))
    .output(answer({ certificate: publicCertificateSchema })),
};

export const certificatesContract = withErrors(
  calls,
  { 404: ['CERTIFICATE_NOT_FOUND'] },
  {
    show: { 404: ['ORDER_NOT_FOUND'] },
    showOfJob: { 404: ['JOB_NOT_FOUND'] },
    revoke: { 409: ['CERTIFICATE_STATE'] },
  },
);

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { certificates, signingKeys } from './certificates.table.ts';

export type CertificateRow = typeof certificates.$inferSelect;
export type NewCertificate = typeof certificates.$inferInsert;

export async function findSigningKey(db: Db) {
  const [row] = await db.orm.select().from(signingKeys);
  return row ?? null;
}

/** Keeps the key unless there is one already; answers the one that is kept. */
export async function saveSigningKey(db: Db, values: Omit<typeof signingKeys.$inferInsert, 'id'>) {
  await db.orm.insert(signingKeys).values(values).onConflictDoNothing();
  const row = await findSigningKey(db);
  if (!row) throw new Error('The signing key was not kept');
  return row;
}

export async function insertCertificate(tx: Db, values: NewCertificate): Promise<CertificateRow> {
  const [row] = await tx.orm.insert(certificates).values(values).returning();
  if (!row) throw new Error('The certificate was not inserted');
  return row;
}

export async function findCertificate(db: Db, id: number): Promise<CertificateRow | null> {
  const [row] = await db.orm.select().from(certificates).where(eq(certificates.id, id));
  return row ?? null;
}

/** Counts a check of a number; null where no certificate has it. */
export async function countCheck(db: Db, number: string, at: Date): Promise<CertificateRow | null> {
  const [row] = await db.orm
    .update(certificates)
    .set({ checks: sql`${certificates.checks} + 1`, checked_at: at })
    .where(eq(certificates.number, number))
    .returning();
  return row ?? null;
}

/** Certificates of a document, newest first, at most 100. */
export const listCertificates = (db: Db, orderDetailId: number): Promise<CertificateRow[]> =>
  db.orm
    .select()
    .from(certificates)
    .where(eq(certificates.order_detail_id, orderDetailId))
    .orderBy(desc(certificates.id))
    .limit(100);

/** Certificates that a job issued, newest first, at most 100: each delivery after a revision issues another. */
export const listCertificatesOfJob = (db: Db, jobId: number): Promise<CertificateRow[]> =>
  db.orm.select().from(certificates).where(eq(certificates.job_id, jobId)).orderBy(desc(certificates.id)).limit(100);

/** True where the certificate was issued for the text that its document has now; a restored text counts. */
export async function listCurrentIds(db: Db, orderDetailId: number): Promise<Set<number>> {
  const { rows } = await db.client.query<{ id: number }>(
    `select c.id from certificates c join document_versions v on v.id = c.version_id
     where c.order_detail_id = $1 and v.html =
       (select n.html from document_versions n where n.order_detail_id = $1 order by n.number desc limit 1)`,
    [orderDetailId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the valid certificates of a document by a later one; answers them. Callers hold the document's row. */
export const replaceCertificates = (tx: Db, orderDetailId: number, by: string, at: Date): Promise<CertificateRow[]> =>
  tx.orm
    .update(certificates)
    .set({ state: 'replaced', replaced_at: at, replaced_by: by })
    .where(and(eq(certificates.order_detail_id, orderDetailId), eq(certificates.state, 'valid')))
    .returning();

/** Null where it is not valid any more. */
export async function revokeValid(
  tx: Db,
  id: number,
  { userId, reason, at }: { userId: number; reason: string; at: Date },
): Promise<CertificateRow | null> {
  const [row] = await tx.orm
    .update(certificates)
    .set({ state: 'revoked', revoked_at: at, revoked_by: userId, revoke_reason: reason })
    .where(and(eq(certificates.id, id), eq(certificates.state, 'valid')))
    .returning();
  return row ?? null;
}

/** Unlinks a removed user from their certificates. The name of the signature stays. */
export async function unlinkCertifier(tx: Db, userId: number): Promise<void> {
  await tx.orm.update(certificates).set({ user_id: null }).where(eq(certificates.user_id, userId));
  await tx.orm.update(certificates).set({ revoked_by: null }).where(eq(certificates.revoked_by, userId));
}

// One certificate, for readers of its document, its translator and coordinators.
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import { orderPolicy, orderRows } from '../../orders/index.ts';
import { type CertificateRow, findCertificate } from '../core/certificates.queries.ts';
import { isCoordinator } from '../core/desk.policy.ts';

/** True for the certifying linguist, as long as they are staff of the desk. */
const isCertifier = (actor: Actor, row: CertificateRow) => actor.staffScope !== null && row.user_id === actor.id;

/** True for users with permission to revoke it while it is valid. */
export const canRevoke = (actor: Actor, row: CertificateRow): boolean => isCertifier(actor, row) || isCoordinator(actor);

/** True for users with permission to open its file: readers of the document, and the certifier. */
export const mayDownload = (actor: Actor, row: CertificateRow, detail: orderRows.OrderDetailRow | null): boolean =>
  detail !== null && (isCertifier(actor, row) || orderPolicy.canView(actor, detail));

/** Throws 404 for users without permission to open or revoke it. */
export async function getCertificate(db: Db, actor: Actor, id: number): Promise<{ row: CertificateRow; canDownload: boolean }> {
  const row = await findCertificate(db, id);
  if (!row) throw notFound('certificate_not_found');
  const detail = row.order_detail_id === null ? null : await orderRows.findDetail(db, row.order_detail_id);
  const canDownload = mayDownload(actor, row, detail);
  if (!canDownload && !canRevoke(actor, row)) throw notFound('certificate_not_found');
  return { row, canDownload };
}

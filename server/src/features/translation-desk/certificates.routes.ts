// Calls on certificates. Anyone with a number can check it. All else belongs to readers of the document.
import { readCertificateNumber } from '@folio/contract/certificates';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { rpc } from '../../kernel/rpc.ts';
import { StreamedFile } from '../../kernel/streamed-file.ts';
import { assetRows } from '../assets/index.ts';
import { recordAudit } from '../audit/index.ts';
import { getVisibleDetail } from '../documents/index.ts';
import { orderRows } from '../orders/index.ts';
import { presentCertificate, presentPublic } from './certificates/certificates.present.ts';
import { canRevoke, getCertificate, mayDownload } from './certificates/get-certificate.ts';
import { packCertificate } from './certificates/package-certificate.ts';
import { countCheck, listCertificates, listCertificatesOfJob, listCurrentIds, revokeValid } from './core/certificates.queries.ts';
import { getJob } from './core/get-job.ts';
import { canCertify } from './requests/add-certificate.ts';
import { canProofread } from './requests/add-proofreading.ts';

/** Checks of numbers that exist, per network and minute. */
const checksAMinute = 120;
/** Unknown numbers per network and hour: after a typing error, a few tries follow. */
const unknownAnHour = 60;

export function certificateRoutes(kernel: Kernel) {
  const { database, config, clock } = kernel;
  const checks = createRateLimit(database, 'certificate-checks', checksAMinute, 60);
  const unknown = createRateLimit(database, 'certificate-unknown', unknownAnHour, 3600);

  const presentNow = async (actor: Actor, id: number) => {
    const { row, canDownload } = await getCertificate(database, actor, id);
    const current = row.order_detail_id === null ? new Set() : await listCurrentIds(database, row.order_detail_id);
    return presentCertificate(row, { actor, publicUrl: config.publicUrl, isCurrent: current.has(row.id), canDownload });
  };

  return {
    show: rpc.certificates.show.handler(async ({ context: { actor }, input }) => {
      const detail = await getVisibleDetail(kernel, actor, input.order_detail_id);
      const rows = await listCertificates(database, detail.id);
      const current = await listCurrentIds(database, detail.id);
      return {
        certificates: rows.map((row) =>
          presentCertificate(row, { actor, publicUrl: config.publicUrl, isCurrent: current.has(row.id), canDownload: true }),
        ),
        can: { certify: await canCertify(kernel, actor, detail), proofread: await canProofread(kernel, actor, detail) },
      };
    }),
    showOfJob: rpc.certificates.showOfJob.handler(async ({ context: { actor }, input }) => {
      const { line } = await getJob(database, actor, input.job_id);
      const rows = await listCertificatesOfJob(database, input.job_id);
      const current = await listCurrentIds(database, line.order_detail_id);
      const detail = await orderRows.findDetail(database, line.order_detail_id);
      return {
        certificates: rows.map((row) =>
          presentCertificate(row, {
            actor,
            publicUrl: config.publicUrl,
            isCurrent: current.has(row.id),
            canDownload: mayDownload(actor, row, detail),
          }),
        ),
      };
    }),
    download: rpc.certificates.download.handler(async ({ context: { actor }, input }) => {
      const { row, canDownload } = await getCertificate(database, actor, input.id);
      const asset = canDownload ? await assetRows.findAsset(database, row.certificate_asset_id) : null;
      if (!asset) throw notFound('certificate_not_found');
      if (input.part === 'package')
        return StreamedFile.begin(packCertificate(kernel, row), `${row.number}.zip`, 'application/zip');
      const file = await kernel.storage.findFile(asset.storage_key, asset.file_name, asset.media_type);
      if (!file) throw notFound('certificate_not_found');
      return file;
    }),
    revoke: rpc.certificates.revoke.handler(async ({ context: { actor }, input }) => {
      const { row } = await getCertificate(database, actor, input.id);
      if (!canRevoke(actor, row)) throw notFound('certificate_not_found');
      await database.transaction(async (tx) => {
        const revoked = await revokeValid(tx, row.id, { userId: actor.id, reason: input.reason, at: clock.now() });
        if (!revoked) throw conflict('certificate_state');
        await recordAudit(tx, actor, {
          action: 'certificate.revoked',
          subjectId: row.id,
          subjectName: row.number,
          details: { reason: input.reason },
        });
      });
      return { certificate: await presentNow(actor, row.id) };
    }),
    verify: rpc.certificates.verify.handler(async ({ context, input }) => {
      await checks.spend([context.network]);
      const number = readCertificateNumber(input.number);
      const row = number === null ? null : await countCheck(database, number, clock.now());
      if (!row) {
        await unknown.spend([context.network]);
        throw notFound('certificate_not_found');
      }
      context.setHeader('cache-control', 'no-store');
      return { certificate: presentPublic(row) };
    }),
  };
}

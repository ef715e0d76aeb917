// Calls on one document: save, versions, download.
import { type TextFormat, textFormats } from '@folio/contract/document-shapes';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { brandVoiceRights } from '../brand-voices/index.ts';
import { orderRows } from '../orders/index.ts';
import { presentVersion } from './documents.present.ts';
import { listVersions, lockDocument } from './documents.queries.ts';
import { downloadDocuments } from './download-documents.ts';
import { downloadMedia } from './download-media.ts';
import { restoreVersion } from './restore-version.ts';
import { saveDocument } from './save-document.ts';
import { nameVersion } from './save-version.ts';
import { getEditableDetail, getVisibleDetail, showDocument } from './show-document.ts';
import { showOrderForm } from './show-order-form.ts';
import { getVisibleVersion, presentOneVersion } from './show-version.ts';
import { showVoiceReport, waiveRule } from './voice-report.ts';

const isTextFormat = (format: string): format is TextFormat => textFormats.some((one) => one === format);

/** The document a call means: by its own id, or the first of an order. */
async function detailIdOf(
  kernel: Kernel,
  input: { order_id?: number | undefined; order_detail_id?: number | undefined },
): Promise<number> {
  if (input.order_detail_id !== undefined) return input.order_detail_id;
  if (input.order_id === undefined) throw invalidField('order_id', 'required');
  const [first] = await orderRows.listDetailsOfOrder(kernel.database, input.order_id);
  if (!first) throw notFound('order_not_found');
  return first.id;
}

/** Calls on how documents keep to their voice. */
export function voiceReportRoutes(kernel: Kernel) {
  return {
    voiceReport: rpc.documents.voiceReport.handler(async ({ context: { actor }, input }) => ({
      ...(await showVoiceReport(kernel, actor, input.order_detail_id)),
      can: { waive: can(actor, brandVoiceRights.create) },
    })),
    waiveVoiceRule: rpc.documents.waiveVoiceRule.handler(async ({ context: { actor, reader }, input }) => {
      const { report } = await waiveRule(kernel, actor, input);
      return { message: message('voice_rule_waived', reader.language), report };
    }),
  };
}

export type DocumentCalls = typeof rpc.mediaDocuments;

/** `calls` are those of `services/orders` or of `services/media/orders`. */
export function documentRoutes(kernel: Kernel, calls: DocumentCalls) {
  return {
    update: calls.update.handler(async ({ context: { actor, reader }, input }) => {
      const detail = await getEditableDetail(kernel, actor, input.order_detail_id);
      const { html, ...meta } = input.content ?? { html: undefined };
      await saveDocument(kernel, actor, detail, {
        title: input.title,
        html,
        meta: input.content ? meta : undefined,
        isAutosave: input.autosave ?? false,
        base:
          input.base_version_id === undefined ? undefined : { versionId: input.base_version_id, revision: input.base_revision },
      });
      return {
        message: message('document_saved', reader.language),
        order: await showDocument(kernel, actor, detail.id),
      };
    }),
    form: calls.form.handler(async ({ context: { actor }, input }) => ({
      form: await showOrderForm(kernel, actor, input.order_detail_id),
    })),
    history: calls.history.handler(async ({ context: { actor }, input }) => {
      const detail = await getVisibleDetail(kernel, actor, await detailIdOf(kernel, input));
      const rows = await listVersions(kernel.database, detail.id);
      return { versions: rows.map((row, index) => presentVersion(row, index === 0)) };
    }),
    showVersion: calls.showVersion.handler(async ({ context: { actor }, input }) => {
      const version = await getVisibleVersion(kernel, actor, input.version_id);
      return {
        version: { ...(await presentOneVersion(kernel, version.order_detail_id, version.id)), html: version.html },
      };
    }),
    restoreVersion: calls.restoreVersion.handler(async ({ context: { actor, reader }, input }) => {
      const version = await getVisibleVersion(kernel, actor, input.version_id);
      await getEditableDetail(kernel, actor, version.order_detail_id);
      await restoreVersion(kernel, actor, version);
      return {
        message: message('version_restored', reader.language),
        order: await showDocument(kernel, actor, version.order_detail_id),
      };
    }),
    nameVersion: calls.nameVersion.handler(async ({ context: { actor, reader }, input }) => {
      const version = await getVisibleVersion(kernel, actor, input.version_id);
      await getEditableDetail(kernel, actor, version.order_detail_id);
      await kernel.database.transaction(async (tx) => {
        await lockDocument(tx, version.order_detail_id);
        await nameVersion(tx, version.id, input.name === '' ? null : input.name);
      });
      return {
        message: message('version_named', reader.language),
        version: await presentOneVersion(kernel, version.order_detail_id, version.id),
      };
    }),
    download: calls.download.handler(({ context: { actor }, input: { format, ...call } }) =>
      isTextFormat(format)
        ? downloadDocuments(kernel, actor, { ...call, format })
        : downloadMedia(kernel, actor, { ...call, format }),
    ),
  };
}

// Calls on files: upload for a tool's field or into a document, and the file itself.

import { isAssetField } from '@folio/contract/tool-values';
import { pictureEndings } from '@folio/engine/files/measure-file';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { assetRows, checkUpload, createThumbnails, presentAsset } from '../assets/index.ts';
import { engineInput, orderInput, orderPolicy, orderRows } from '../orders/index.ts';
import { createPictureCopier } from './copy-pictures.ts';
import { type NewFile, saveAsset } from './save-asset.ts';
import { getEditableDetail } from './show-document.ts';

async function getVisibleAsset(kernel: Kernel, actor: Actor, id: number): Promise<assetRows.AssetRow> {
  const asset = await assetRows.findAsset(kernel.database, id);
  if (!asset) throw notFound();
  if (asset.order_detail_id === null) {
    if (asset.user_id !== actor.id) throw notFound();
    return asset;
  }
  const detail = await orderRows.findDetail(kernel.database, asset.order_detail_id);
  if (!detail || !orderPolicy.canView(actor, detail)) throw notFound();
  return asset;
}

const fileOfThumbnail = (id: number, bytes: Uint8Array | null): File | null =>
  bytes && new File([new Uint8Array(bytes)], `thumbnail-${id}.webp`, { type: 'image/webp' });

export function fileRoutes(kernel: Kernel) {
  const showThumbnail = createThumbnails(kernel.storage);
  const keep = async (known: NewFile, bytes: Uint8Array) => ({ asset: await saveAsset(kernel, known, bytes) });
  const copyPictures = createPictureCopier(kernel);
  return {
    uploadFile: rpc.documents.uploadFile.handler(async ({ context: { actor }, input }) => {
      const tool = await orderInput.getTool(kernel.database, actor, input.tool);
      const field = tool.fields.find((one) => one.name === input.field);
      if (!field || !isAssetField(field)) throw invalidField('field', 'not_an_option');
      return { asset: presentAsset(await engineInput.saveFieldFile(kernel, actor, tool, field, input.file, 'file')) };
    }),
    uploadPicture: rpc.documents.uploadPicture.handler(async ({ context: { actor }, input }) => {
      const detail = await getEditableDetail(kernel, actor, input.order_detail_id);
      const { bytes, measured } = await checkUpload('file', input.file, pictureEndings);
      return keep(
        {
          account_id: detail.account_id,
          user_id: actor.id,
          order_detail_id: detail.id,
          role: 'picture',
          file_name: input.file.name.slice(0, 200),
          media_type: measured.mediaType,
          width: measured.width,
          height: measured.height,
          alt: input.alt,
        },
        bytes,
      );
    }),
    copyPictures: rpc.documents.copyPictures.handler(async ({ context: { actor, reader }, input }) => ({
      pictures: await copyPictures(actor, input.order_detail_id, input.pictures, reader.language),
    })),
    showFile: rpc.documents.showFile.handler(async ({ context, input }) => {
      const asset = await getVisibleAsset(kernel, context.actor, input.asset_id);
      // Another user of the same machine must ask again. Permitted users can cache a file that cannot change.
      context.setHeader('cache-control', 'private, no-cache');
      const isThumbnail = input.size === 'thumb';
      context.tagWith(isThumbnail ? [asset.sha256, input.size] : asset.sha256);
      const file = isThumbnail
        ? fileOfThumbnail(asset.id, await showThumbnail(asset))
        : await kernel.storage.findFile(asset.storage_key, asset.file_name, asset.media_type);
      if (!file) throw notFound();
      // Uploads are served with their own type, and never as a page of ours.
      context.setHeader('content-security-policy', "default-src 'none'; sandbox");
      context.setHeader('x-content-type-options', 'nosniff');
      return file;
    }),
  };
}

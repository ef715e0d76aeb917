// Calls on the files of documents and of orders that become some.
import * as z from 'zod';
import { assetSchema } from './assets.ts';
import { answer, id, orderCall, tolerated } from './base.ts';
import { engineErrors, errorsOf, withErrors } from './errors.ts';
import { maxCopiedPictures } from './picture-limits.ts';

const calls = {
  /** Goes into an order that names it within a day, or is deleted. `tool` and `field` decide about accepted files. */
  uploadFile: orderCall
    .route({ method: 'POST', path: '/services/orders/upload', summary: "Upload a file for a tool's field" })
    .input(z.object({ tool: z.string().min(1).max(80), field: z.string().min(1).max(80), file: z.file(), ...tolerated }))
    .output(answer({ asset: assetSchema })),
  /** PNG, JPEG or WebP by content, at most 10 MB. */
  uploadPicture: orderCall
    .route({ method: 'POST', path: '/services/orders/upload_picture', summary: 'Upload an image into a document' })
    .input(z.object({ order_detail_id: id(), file: z.file(), alt: z.string().trim().max(300).default(''), ...tolerated }))
    .output(answer({ asset: assetSchema })),
  /**
   * Fetches images of other sites once, only because someone asked for it, and keeps them with the document. Each that could not be had
   * says why; the others are kept. Addresses that are not public are refused.
   */
  copyPictures: orderCall
    .route({ method: 'POST', path: '/services/orders/copy_pictures', summary: 'Copy images of other sites into a document' })
    .input(
      z.object({
        order_detail_id: id(),
        pictures: z
          .array(z.object({ url: z.string().trim().min(1).max(2048), alt: z.string().trim().max(300).default('') }))
          .min(1)
          .max(maxCopiedPictures),
        ...tolerated,
      }),
    )
    .output(
      answer({ pictures: z.array(z.object({ url: z.string(), asset: assetSchema.nullable(), problem: z.string().nullable() })) }),
    ),
  /** `size=thumb` answers a WebP of at most 320 pixels a side instead, for pictures only. */
  showFile: orderCall
    .route({ method: 'GET', path: '/services/orders/asset/{asset_id}', summary: 'The file itself, or a thumbnail of it' })
    .input(z.object({ asset_id: id(), size: z.enum(['thumb']).optional(), ...tolerated }))
    .output(z.file()),
};

export const documentFileCalls = withErrors(
  calls,
  { 404: ['ORDER_NOT_FOUND'] },
  {
    uploadFile: engineErrors,
    uploadPicture: errorsOf({ 409: ['ORDER_NOT_EDITABLE'] }, engineErrors),
    copyPictures: { 409: ['ORDER_NOT_EDITABLE'] },
  },
);

// Files that are more than their text: what is uploaded for an order or into a document, and what an order makes.
import * as z from 'zod';
import { answer, id, orderCall, timestamp, tolerated } from './base.ts';
import { maxCopiedPictures } from './picture-limits.ts';

/** Largest upload, in bytes. */
export const maxAssetBytes = 10 * 1024 * 1024;

export const assetSchema = z.object({
  id: z.int(),
  /** What the tool's result calls it ("image-1"); null for an upload. */
  key: z.string().nullable(),
  file_name: z.string(),
  /** By its content, whatever its name says. */
  media_type: z.string(),
  bytes: z.int(),
  /** Pixels; null where it is no picture and no film. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Length of sound or film; null where unknown. */
  seconds: z.number().nullable(),
  /** Words of an upload whose tool is priced by them; null where nobody counted. */
  words: z.int().nullable(),
  /** What a picture shows, for whoever cannot see it. */
  alt: z.string().nullable(),
  /** Where it lies, for whoever may see its document; until it has one, for who uploaded it. */
  url: z.string(),
});
export type Asset = z.infer<typeof assetSchema>;

export const assetsContract = {
  /** How often the caller ordered a tool since Monday (UTC); `max` is null for a tool without such a limit. */
  weeklyUses: orderCall
    .route({ method: 'GET', path: '/services/orders/weekly_uses', summary: 'Uses of a tool in this week' })
    .input(z.object({ tool: z.string().min(1).max(80), ...tolerated }))
    .output(answer({ used: z.int(), max: z.int().nullable(), resets_at: timestamp() })),
  /** Goes into the order that names it within a day, or away. `tool` and `field` say what is taken. */
  upload: orderCall
    .route({ method: 'POST', path: '/services/orders/upload', summary: "Upload a file for a tool's field" })
    .input(z.object({ tool: z.string().min(1).max(80), field: z.string().min(1).max(80), file: z.file(), ...tolerated }))
    .output(answer({ asset: assetSchema })),
  /** PNG, JPEG or WebP by content, at most 10 MB. */
  uploadPicture: orderCall
    .route({ method: 'POST', path: '/services/orders/upload_picture', summary: 'Upload a picture into a document' })
    .input(z.object({ order_detail_id: id(), file: z.file(), alt: z.string().trim().max(300).default(''), ...tolerated }))
    .output(answer({ asset: assetSchema })),
  /**
   * Fetches images of other sites once, only because somebody asked for it, and keeps them with the document. Each that could not be had
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
  show: orderCall
    .route({ method: 'GET', path: '/services/orders/asset/{asset_id}', summary: 'The file itself, or a small picture of it' })
    .input(z.object({ asset_id: id(), size: z.enum(['thumb']).optional(), ...tolerated }))
    .output(z.file()),
};

// Files with more than their text: uploads for an order or into a document, and results of an order.
import * as z from 'zod';

/** Largest upload, in bytes. */
export const maxAssetBytes = 10 * 1024 * 1024;

export const assetSchema = z.object({
  id: z.int(),
  /** Name of the asset in the tool's result ("image-1"); null for an upload. */
  key: z.string().nullable(),
  file_name: z.string(),
  /** By its content, whatever its name says. */
  media_type: z.string(),
  bytes: z.int(),
  /** Pixels; null for files other than images and video. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Length of sound or film; null where unknown. */
  seconds: z.number().nullable(),
  /** Words of an upload for a tool priced by them; null if not counted. */
  words: z.int().nullable(),
  /** Alt text of a picture. */
  alt: z.string().nullable(),
  /** URL for readers of its document; until it has one, for its uploader. */
  url: z.string(),
});
export type Asset = z.infer<typeof assetSchema>;

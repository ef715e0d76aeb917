import { fileTypeFromBuffer } from 'file-type';

const shown = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureKind = (typeof shown)[number];

/** Image type by content, whatever its name says; null for anything that is not PNG, JPEG or WebP. */
export async function pictureKindOf(bytes: Uint8Array): Promise<PictureKind | null> {
  const found = await fileTypeFromBuffer(bytes);
  return shown.find((kind) => kind === found?.mime) ?? null;
}

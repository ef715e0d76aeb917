// Pictures of people: taken as PNG, JPEG or WebP, made small and square here, shown to the people of the same account.
import { createHash } from 'node:crypto';
import { makePhoto } from '@folio/engine/files/photo';
import { pictureKindOf } from '@folio/engine/sources/picture-kind';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { deletePhoto, findPhoto, listPhotos, savePhoto } from './user-photos.queries.ts';

const maxMb = 5;

/** URL of a photo; the hash makes each photo a URL of its own. */
export const addressOfPhoto = (userId: number, hash: string) => `/api/services/users/photo/${userId}?v=${hash}`;

/** Throws 422 at the field for a file that is not an image, cannot be read or is larger than 5 MB. */
async function squareOf(file: File): Promise<Uint8Array> {
  const refuse = (code: string) => invalid([{ field: 'photo', code, params: { name: file.name, max: maxMb } }]);
  if (file.size > maxMb * 1024 * 1024) throw refuse('picture_too_large');
  const bytes = await file.bytes();
  const square = (await pictureKindOf(bytes)) === null ? null : await makePhoto(bytes);
  if (!square) throw refuse('not_a_picture');
  return square;
}

export function createPhotos({ database, clock }: Kernel) {
  // Each unpacks a whole picture.
  const limit = createRateLimit(database, 'photo', 20, 600);
  return {
    change: async (actor: Actor, photo: File | undefined, isRemoved: boolean) => {
      if (!photo && !isRemoved) throw invalid([{ field: 'photo', code: 'required' }]);
      if (!photo) return deletePhoto(database, actor.id);
      await limit.spend([String(actor.id)]);
      const bytes = await squareOf(photo);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      await savePhoto(database, actor.id, bytes, hash, clock.now());
    },
    list: async (actor: Actor) =>
      (await listPhotos(database, actor.accountId)).map(({ userId, hash }) => ({
        user_id: userId,
        url: addressOfPhoto(userId, hash),
      })),
    /** Throws 404 for people of another account, unless staff asks. */
    show: async (actor: Actor, userId: number): Promise<File> => {
      const found = await findPhoto(database, userId);
      if (!found || (found.accountId !== actor.accountId && !actor.isAdmin)) throw notFound();
      return new File([new Uint8Array(found.bytes)], `${userId}.webp`, { type: 'image/webp' });
    },
  };
}

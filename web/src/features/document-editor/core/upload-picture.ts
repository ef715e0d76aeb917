// A picture from someone's machine becomes part of the document before it is set into the text.
import { api } from '../../../base/api.ts';

const kinds = ['image/png', 'image/jpeg', 'image/webp'];
const maxBytes = 10 * 1024 * 1024;

/** Kinds of pictures for a file dialog. */
export const pictureKinds = kinds.join(',');

/** Fault of a file, as a key of `writing.picture`; null for a picture that may be uploaded. */
export function pictureProblem(file: File): 'kind' | 'tooLarge' | null {
  if (!kinds.includes(file.type)) return 'kind';
  return file.size > maxBytes ? 'tooLarge' : null;
}

/** Uploads the picture and answers its address. Throws `ApiError`. */
export async function uploadPicture(orderDetailId: number, file: File, alt: string): Promise<string> {
  const { asset } = await api.documents.uploadPicture({ order_detail_id: orderDetailId, file, alt });
  return asset.url;
}

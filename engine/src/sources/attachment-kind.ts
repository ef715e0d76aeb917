// Checks a file's content against its extension.
import { fileTypeFromBuffer } from 'file-type';
import { EngineFailure } from '../core/engine-types.ts';
import { sourceKindOf } from './source-kinds.ts';

/** Media types that each name may hold; a recording in MP4 may be declared as audio or video, which only its tracks would settle. */
const typesByName: Record<string, readonly string[]> = {
  '.jpg': ['image/jpeg'],
  '.jpeg': ['image/jpeg'],
  '.png': ['image/png'],
  '.mp3': ['audio/mpeg'],
  '.m4a': ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  '.wav': ['audio/wav', 'audio/x-wav', 'audio/vnd.wave'],
};

/** The media type of a picture, recording or document (`.doc`, `.pdf`, `.csv`), or null where content and name disagree. */
export async function attachmentKindOf(bytes: Uint8Array, extension: string): Promise<string | null> {
  const types = typesByName[extension];
  if (types) {
    const found = await fileTypeFromBuffer(bytes);
    if (found === undefined || !types.includes(found.mime)) return null;
    return extension === '.m4a' ? 'audio/mp4' : found.mime;
  }
  try {
    await sourceKindOf(bytes, `file${extension}`);
    return 'application/octet-stream';
  } catch (problem) {
    if (problem instanceof EngineFailure) return null;
    throw problem;
  }
}

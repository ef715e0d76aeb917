import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure, type GivenFile } from '../core/engine-types.ts';

export interface Recording {
  file: GivenFile;
  /** Length by the file itself, null where it does not say. */
  seconds: number | null;
}

/** The first file of the field, or null where none is given. Throws `EngineFailure` where it cannot be read. */
export async function findRecording(input: ToolInput, name: string, context: EngineContext): Promise<Recording | null> {
  const value = input[name];
  const [id] = Array.isArray(value) ? value : [];
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  if (!context.readFile) throw new EngineFailure('FILE_UNREADABLE', { detail: String(id) });
  const file = await context.readFile(id);
  const { parseBuffer } = await import('music-metadata');
  const found = await parseBuffer(file.bytes, { mimeType: file.mediaType }, { duration: true, skipCovers: true }).catch(
    () => null,
  );
  return { file, seconds: found?.format.duration ?? null };
}

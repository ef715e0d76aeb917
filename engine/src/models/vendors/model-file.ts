// A model that is a file on this machine.
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { EngineFailure } from '../../core/engine-types.ts';
import type { ModelConnection } from '../model-connection.ts';

/** Path of the connection's file, which must be there and end in `ending`; else throws `MODEL_UNREACHABLE`. */
export async function pathOfModel(connection: ModelConnection, ending: string): Promise<string> {
  const path = connection.modelPath ?? '';
  const isFile = path.endsWith(ending) && (await stat(path).catch(() => null))?.isFile();
  // Not temporary: the file must be put there first.
  if (!isFile) throw new EngineFailure('MODEL_UNREACHABLE', { detail: basename(path) });
  return path;
}

import type { Asset } from '@folio/contract/assets';
import { ApiError, api } from '../../base/api.ts';

/** Uploads a file for a tool's field; throws with the reason that belongs to the file. */
export async function uploadFor(tool: string, field: string, file: File): Promise<Asset> {
  try {
    return (await api.documents.uploadFile({ tool, field, file })).asset;
  } catch (problem) {
    const [reason] = problem instanceof ApiError ? (problem.errors['file'] ?? []) : [];
    throw reason ? new Error(reason, { cause: problem }) : problem;
  }
}

import type { Asset } from '@folio/contract/assets';
import { api } from './api.ts';

/** Uploads files for fields of a tool. */
export const uploadFor =
  (tool: string) =>
  async (field: string, file: File): Promise<Asset> =>
    (await api.documents.uploadFile({ tool, field, file })).asset;

import { api } from '../../base/api.ts';
import { saveFile } from '../../ui/save-file.ts';

export const downloadFormats = ['docx', 'pdf', 'html', 'md', 'txt', 'csv', 'xlsx'] as const;
/** Formats with optional authorship by passage. */
export const provenanceFormats = ['docx', 'pdf', 'html'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** Fetches the file and hands it to the browser; a refusal is thrown, not saved as a file. */
export async function downloadDocument(orderDetailId: number, format: DownloadFormat, provenance = false): Promise<void> {
  saveFile(
    await api.documents.download({ order_detail_id: orderDetailId, format, ...(provenance ? { provenance } : {}) }),
    `document-${orderDetailId}.${format}`,
  );
}

/** The same for several, in one zip; `part` says which of several zips it is. */
export async function downloadDocuments(
  ids: number[],
  format: DownloadFormat,
  part: { number: number; of: number },
): Promise<void> {
  const file = await api.documents.download({ order_detail_ids: ids, format });
  if (part.of === 1) saveFile(file, 'documents.zip');
  else saveFile(file.slice(0, file.size, file.type), `documents-${part.number}-${part.of}.zip`);
}

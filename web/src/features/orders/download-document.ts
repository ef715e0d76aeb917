import { api } from '../../app/api.ts';

export const downloadFormats = ['docx', 'pdf', 'html', 'md', 'txt'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** Fetches the file and hands it to the browser; a refusal is thrown, not saved as a file. */
export async function downloadDocument(orderDetailId: number, format: DownloadFormat): Promise<void> {
  const file = await api.orders.download({ order_detail_id: orderDetailId, format });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file instanceof File && file.name !== 'blob' ? file.name : `document-${orderDetailId}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

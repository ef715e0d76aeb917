import { runExtraction } from './run-extraction.ts';

/** The first sheet of a workbook cell by cell, read in a worker with its limits; rejects where it is none, or unpacks to too much. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const { rows } = await runExtraction({ kind: 'xlsx', bytes, url: null, contentType: '', isTable: true });
  return rows ?? [];
}

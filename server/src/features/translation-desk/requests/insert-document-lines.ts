// Lines of a request with their documents: the tool, language and input for the model. Files become the documents' own.
import type { Db } from '../../../kernel/db/database.ts';
import { invalidField } from '../../../kernel/errors.ts';
import { assetRows } from '../../assets/index.ts';
import { orderRows } from '../../orders/index.ts';
import { insertLines, type LineRow, type RequestRow } from '../core/requests.queries.ts';
import { inputOf, toolOf } from './line-documents.ts';
import { allNew, lineOf } from './read-sources.ts';
import { stagesOfRequest } from './stages.ts';

export interface DocumentLine {
  documentId: number;
  /** True if the file is the document's own already. */
  hasFile: boolean;
  name: string;
  targetLanguage: string;
  assetId: number | null;
  text: string | null;
  versionId?: number | null;
  words: number;
  /** Null until the memory was asked. */
  bands: LineRow['bands'] | null;
}

export const toolOfLine = (
  request: Pick<RequestRow, 'kind' | 'source_language' | 'details'>,
  line: Pick<DocumentLine, 'targetLanguage' | 'assetId'>,
): string => toolOf(request.kind, stagesOfRequest(request, { target_language: line.targetLanguage }), line);

/** A file that another document has is copied. Throws 422 for one that is gone. */
async function claimFile(tx: Db, userId: number, { assetId, documentId, hasFile }: DocumentLine): Promise<number | null> {
  if (assetId === null || hasFile) return assetId;
  const own = (await assetRows.claimInputs(tx, [assetId], userId)).get(assetId);
  if (own === undefined) throw invalidField('files', 'upload_gone');
  await assetRows.bindAssets(tx, [own], userId, documentId);
  return own;
}

export async function insertDocumentLines(tx: Db, request: RequestRow, lines: readonly DocumentLine[]): Promise<LineRow[]> {
  const { id, source_language, formality, user_id: userId } = request;
  const call = { source_language, formality, glossary: request.details['glossary'] ?? '' };
  const owned: (number | null)[] = [];
  for (const line of lines) owned.push(await claimFile(tx, userId, line));
  await orderRows.setLineFacts(
    tx,
    lines.map((line, position) => ({
      id: line.documentId,
      language: line.targetLanguage,
      tool_slug: toolOfLine(request, line),
      fields: inputOf(call, line.targetLanguage, line, owned[position] ?? null),
    })),
  );
  return insertLines(
    tx,
    lines.map(({ name, targetLanguage, text, versionId, words, bands, documentId }, position) => ({
      ...lineOf({ text, versionId, assetId: owned[position] }),
      request_id: id,
      position,
      name,
      target_language: targetLanguage,
      order_detail_id: documentId,
      words,
      bands: bands ?? allNew(words),
    })),
  );
}

import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure, type GivenFile } from '../core/engine-types.ts';

/** The files of a field, in their order. Throws `EngineFailure` where one cannot be read or none is given. */
export async function readGivenFiles(input: ToolInput, name: string, context: EngineContext): Promise<GivenFile[]> {
  const value = input[name];
  const ids = (Array.isArray(value) ? value : []).filter((id) => typeof id === 'number' || typeof id === 'string');
  if (ids.length === 0 || !context.readFile) throw new EngineFailure('NOTHING_TO_TRANSLATE');
  const files: GivenFile[] = [];
  for (const id of ids) files.push(await context.readFile(id));
  return files;
}

/** Throws `EngineFailure` where a page or file has more words than were priced. */
export function refuseTooLong(words: number, name: string, { maxWords }: Pick<EngineContext, 'maxWords'>): void {
  if (maxWords !== undefined && words > maxWords) throw new EngineFailure('MORE_WORDS_THAN_PRICED', { detail: name });
}

/** "brochure.docx" in German: "brochure.de.docx". */
export function translatedName(name: string, language: string, ending: string): string {
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${language}.${ending}`;
}

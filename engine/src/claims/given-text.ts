// All that was given for a text: claims of an engine's text are compared with it.
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../core/engine-types.ts';
import { textOfHtml } from '../document/plain-text.ts';
import { wordsPattern } from './words-pattern.ts';

/** Reference of claims beside the input. */
export type GivenMaterial = Pick<EngineContext, 'sources' | 'briefing' | 'brandVoice' | 'brand' | 'beside' | 'documentText'>;

export const plainText = (text: string): string => text.toLocaleLowerCase().replace(/[’‘]/gu, "'").replace(/\s+/gu, ' ');

/** As it was written: inputs, sources, briefing, voice, brand and the document that is written again. */
export function givenText(
  input: ToolInput,
  { sources, briefing, brandVoice, brand, beside = [], documentText }: GivenMaterial,
): string {
  return [
    // JSON escapes would hide adjacent characters.
    ...leavesOf(input),
    ...sources.map(({ title, text, url }) => `${title} ${text} ${url ?? ''}`),
    briefing ?? '',
    ...leavesOf(brandVoice ?? ''),
    brand?.name ?? '',
    // Texts beside are parts of the document, and the document lists their open claims.
    ...(documentText === undefined ? beside : [documentText]),
  ].join(' \n');
}

/** Each text or number of a value on its own, as text. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** The texts of a result; a column of figures that we measured ourselves is none, its figures are numbers. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Returns a text without its open claims: an unconfirmed claim must not support the next text. */
export function withoutOpenClaims(text: string, open: readonly string[]): string {
  const pattern = wordsPattern(open);
  return pattern === null ? text : text.replace(pattern, ' ');
}

/** Text of a document, without the claims that it still marks. */
export const confirmedText = (html: string): string =>
  textOfHtml(html.replace(/<span data-unsourced="\w+">[^<]*<\/span>/gu, ' '));

// Checks beyond the schema of a model's answer: placeholders left open, another language, more than the limit.
import type { ToolResult } from '@folio/catalogue/define-tool';
import { escapePattern } from '@folio/contract/escape';
import { baseOf } from '@folio/contract/languages';
import { countWords } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../core/engine-types.ts';
import { textOfHtml } from '../document/plain-text.ts';
import { textsOf } from './given-text.ts';
import { canBeSame, languageOfAnswer } from './language-of-answer.ts';

// "[INSERT TITLE HERE]", "[Your name]", "<placeholder>", "TODO:", "XX". Text of the input itself does not count.
const placeholders =
  /\[(?:INSERT|ADD|YOUR|ENTER|TITLE|NAME|COMPANY|PLACEHOLDER|TEXT|TBD|TODO|HIER|IHRE?N?|DEINE?N?|VOTRE|NOM|TUO|TUA|NOME|TU|SU|NOMBRE|SEU|SUA|INSERIRE|INSERTAR|INSÉRER|INSERIR)\b[^\]]{0,60}\]|\blorem ipsum\b|\bTODO\b:?|\bTBD\b|\{\{\s*placeholder[^}]*\}\}/giu;

/** Returns the placeholders left in a text, except text of the input itself. `given` is in lower case. */
export const placeholdersIn = (text: string, given: string): string[] =>
  [...new Set(text.match(placeholders) ?? [])].filter((one) => !given.includes(one.toLocaleLowerCase()));

/** Competitors that a text names. */
export const competitorsIn = (text: string, competitors: readonly string[]): string[] =>
  competitors.filter((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text));

/** Text of the input and the sources: a placeholder of theirs is none of the model's. */
export const givenInLowerCase = (input: ToolInput, { sources }: EngineContext): string =>
  `${JSON.stringify(input)} ${sources.map(({ text }) => text).join(' ')}`.toLocaleLowerCase();

/** Faults for which an answer cannot be delivered, in words that the model can act on. */
export async function blockingFaults(result: ToolResult, input: ToolInput, context: EngineContext): Promise<string[]> {
  const text = textsOf(result).map(textOfHtml).join('\n');
  const given = givenInLowerCase(input, context);
  const open = placeholdersIn(text, given);
  const named = competitorsIn(text, context.competitors ?? []);
  // An order for rows in several languages has no single language to check.
  const found = Array.isArray(input['target_languages']) ? null : await languageOfAnswer(text);
  const isWrong = found !== null && !canBeSame(found, baseOf(context.language));
  return [
    ...open
      .slice(0, 5)
      .map((one) => `the text must not contain the placeholder "${one}"; write what belongs there or leave the sentence out`),
    ...named.slice(0, 5).map((name) => `the text must not name the competitor "${name}"`),
    ...(isWrong ? [`the text must be written in the language "${context.language}", not in "${found}"`] : []),
  ];
}

interface Over {
  version: number;
  count: number;
  limit: number;
}

/** Versions that are longer than the limit that the customer set, in the unit that they chose. */
export function versionsOverLimit(result: ToolResult, input: ToolInput): Over[] {
  const { limit, unit } = input;
  const versions = result['versions'];
  if (typeof limit !== 'number' || (unit !== 'words' && unit !== 'characters') || !Array.isArray(versions)) return [];
  return versions.flatMap((version: unknown, index): Over[] => {
    const text = (version as Record<string, unknown> | null)?.['text'];
    if (typeof text !== 'string') return [];
    const count = unit === 'words' ? countWords(text) : [...text].length;
    return count > limit ? [{ version: index + 1, count, limit }] : [];
  });
}

export const overLimitFaults = (result: ToolResult, input: ToolInput): string[] =>
  versionsOverLimit(result, input).map(
    ({ version, count, limit }) => `versions.${version - 1}.text has ${count} ${String(input['unit'])}, the limit is ${limit}`,
  );

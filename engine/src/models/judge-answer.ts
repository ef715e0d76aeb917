// What a schema cannot see of a model's answer: placeholders left open, another language, more than the limit, figures out of nowhere.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import { baseOf } from '@folio/contract/languages';
import { countWords } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import { textOfHtml } from '../document/plain-text.ts';
import type { EngineContext } from '../engine-types.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { languageOfAnswer, mayBeSame } from './language-of-answer.ts';

/** All that was filled in, leaf by leaf; lines of a text stay lines, so that a figure at the beginning of one is found. */
function writtenIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(writtenIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/** What the answer says, leaf by leaf, without markup. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [textOfHtml(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

// "[INSERT TITLE HERE]", "[Your name]", "<placeholder>", "TODO:", "XX"; what the input itself holds is no placeholder.
const placeholders =
  /\[(?:INSERT|ADD|YOUR|ENTER|TITLE|NAME|COMPANY|PLACEHOLDER|TEXT|TBD|TODO|HIER|INSERIRE|INSERTAR|INSÉRER|INSERIR)\b[^\]]{0,60}\]|\blorem ipsum\b|\bTODO\b:?|\bTBD\b|\{\{\s*placeholder[^}]*\}\}/giu;

function namedCompetitors(text: string, { competitors = [] }: EngineContext): string[] {
  const named = competitors.filter((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text),
  );
  return named.slice(0, 5).map((name) => `the text must not name the competitor "${name}"`);
}

/** Faults for which an answer cannot be delivered, in words that the model can act on. */
export async function blockingFaults(result: ToolResult, input: ToolInput, context: EngineContext): Promise<string[]> {
  const text = textsOf(result).join('\n');
  const given = `${JSON.stringify(input)} ${context.sources.map((source) => source.text).join(' ')}`.toLocaleLowerCase();
  const open = [...new Set(text.match(placeholders) ?? [])].filter((one) => !given.includes(one.toLocaleLowerCase()));
  // Rows in several languages were asked for: there is no one language to hold them to.
  const found = Array.isArray(input['target_languages']) ? null : await languageOfAnswer(text);
  const isWrong = found !== null && !mayBeSame(found, baseOf(context.language));
  return [
    ...open
      .slice(0, 5)
      .map((one) => `the text must not contain the placeholder "${one}"; write what belongs there or leave the sentence out`),
    ...namedCompetitors(text, context),
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

const figures =
  /(?<![\p{L}\d])(?:[€$£]\s?)?\d[\d.,\u00a0\u202f ]*\d?(?:\s?(?:%|€|\$|£|EUR|CHF|USD|GBP|R\$))?|(?<!\p{L})ISO(?:\s?\d+)?(?!\p{L})/giu;
/** Times of chapters and days of a plan are reckoned from what was asked for. */
const reckoned = new Set(['time', 'date']);

/** The texts of an answer that may claim something. */
function claimingTexts(value: unknown): string[] {
  if (typeof value === 'string') return [textOfHtml(value)];
  if (Array.isArray(value)) return value.flatMap(claimingTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (reckoned.has(name) ? [] : claimingTexts(item)));
}

const digitsOf = (figure: string) => (/\d/.test(figure) ? figure.replace(/\D/g, '') : figure.toLocaleUpperCase());

/** Amounts, percentages and certifications of the answer that are in neither the input nor a source; the date of today is known. */
export function figuresWithoutOrigin(tool: Tool, result: ToolResult, input: ToolInput, context: EngineContext): string[] {
  const known = [
    ...writtenIn(input),
    ...context.sources.map(({ title, text }) => `${title} ${text}`),
    context.briefing ?? '',
    JSON.stringify(context.brandVoice ?? ''),
  ].join('\n');
  const origins = new Set([...known.matchAll(figures)].map(([figure]) => digitsOf(figure)));
  const year = String(context.now.getUTCFullYear());
  const measured = new Set(tool.layout.flatMap((block) => (block.kind === 'table' ? block.columns.map(({ from }) => from) : [])));
  const texts = Object.entries(result).flatMap(([name, value]) => (measured.has(name) ? [] : claimingTexts(value)));
  const found = texts.flatMap((text) => [...text.matchAll(figures)].map(([figure]) => figure.trim().replace(/[.,\s]+$/u, '')));
  // One digit counts the points of a list; amounts, percentages and longer figures claim something.
  const claims = found.filter((figure) => /ISO|[%€$£]|EUR|CHF|USD|GBP/i.test(figure) || digitsOf(figure).length > 1);
  return [...new Set(claims)].filter((figure) => !origins.has(digitsOf(figure)) && digitsOf(figure) !== year).slice(0, 12);
}

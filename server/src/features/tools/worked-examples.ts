// The gallery: the input of each tool's worked example, and the built-in engine's result without a model or the web. If only a model can
// write, the catalog's worked result is shown in its place. If the engine stops at an outline, it is shown beside it. Files, conversations,
// page reports and human work are kept examples of the catalog.

import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import type { KeptExample, KeptFile } from '@folio/catalogue/kept-example-types';
import { hasKeptExample, keptExampleOf, thumbnailOf } from '@folio/catalogue/kept-examples';
import { hasWorkedResult, workedResultOf } from '@folio/catalogue/worked-results';
import { languageName } from '@folio/contract/language-names';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { parseToolInput } from '@folio/contract/tool-input';
import type { ToolInput } from '@folio/contract/tool-values';
import type { WorkedExample } from '@folio/contract/tools';
import { type EngineContext, EngineFailure } from '@folio/engine/core/engine-types';
import { make, showWorkedResult } from '@folio/engine/engine';
import { showKeptExample } from '@folio/engine/kept-examples/show-kept-example';
import { languagesWithoutModel } from '@folio/engine/without-model';
import { dayText } from '../../kernel/messages/day-text.ts';
import { keptUrl, presentDrawing, presentFile } from './example-files.ts';
import { categoryOf, presentTool } from './tools.present.ts';

/** Longest time for one result, in milliseconds. */
const timeoutMs = 30_000;

/** Images, audio and video take minutes, conversations and translations a model, and some read the web: their results are kept. */
const isMade = (tool: Tool) =>
  categoryOf(tool) === 'text' && tool.output !== 'chat' && !hasKeptExample(tool) && languagesWithoutModel(tool).length > 0;

const isShown = (tool: Tool) => isMade(tool) || hasWorkedResult(tool) || hasKeptExample(tool);

type Shown = Pick<WorkedExample, 'result' | 'without_model'>;

const nothing: Shown = { result: null, without_model: null };

const noFiles: Pick<NonNullable<Shown['result']>, 'files' | 'messages' | 'notes'> = { files: [], messages: [], notes: [] };

const results = new Map<string, Promise<Shown>>();

/** The origin of the result. The engine's result from a kept transcript is its own. */
const originOf = (basis: KeptExample['basis']): 'engine' | 'catalogue' =>
  ['kept_files', 'kept_pages', 'sample_figures', 'kept_transcript'].includes(basis) ? 'engine' : 'catalogue';

async function showKept(tool: Tool, kept: KeptExample, input: ToolInput, context: EngineContext): Promise<Shown> {
  const { withoutModel, ...shown } = await showKeptExample(tool, kept, input, context);
  const { title, language } = shown;
  return {
    result: { ...shown, files: [], origin: originOf(kept.basis), basis: kept.basis },
    without_model: withoutModel.length > 0 ? { title, language, html: '', files: [], messages: withoutModel } : null,
  };
}

/** Of an example that the engine leaves to a model there is the worked result alone. */
function nullIfWaiting(problem: unknown): null {
  if (problem instanceof EngineFailure && problem.code === 'NEEDS_MODEL') return null;
  throw problem;
}

async function makeResults(tool: Tool, now: Date): Promise<Shown> {
  const parsed = parseToolInput(tool, tool.example);
  if (!parsed.ok) return nothing;
  const given = [parsed.input['target_language'], parsed.input['language']];
  const language = given.find((code): code is string => typeof code === 'string' && code !== 'auto') ?? 'en';
  const away = () => Promise.reject(new EngineFailure('PAGE_UNREADABLE', { detail: 'example' }));
  try {
    const context: EngineContext = {
      language,
      textModel: null,
      sources: [],
      readPage: away,
      fetchPage: away,
      onProgress: () => undefined,
      onModelCall: () => undefined,
      signal: AbortSignal.timeout(timeoutMs),
      now,
    };
    const kept = await keptExampleOf(tool);
    if (kept) return await showKept(tool, kept, parsed.input, context);
    const worked = await showWorkedResult(tool, parsed.input, context);
    const made = isMade(tool) ? await make(tool, parsed.input, context).catch(nullIfWaiting) : null;
    const own = made && { ...noFiles, title: made.title, html: made.html, language };
    if (!worked) {
      const content = made && tool.macrocategory === 'trends' ? made.result : null;
      return { result: own && { ...own, origin: 'engine', basis: 'details', content }, without_model: null };
    }
    const result = { ...noFiles, title: worked.title, html: worked.html, language };
    return { result: { ...result, origin: 'catalogue', basis: 'text_model', content: null }, without_model: own };
  } catch (problem) {
    if (problem instanceof EngineFailure) return nothing;
    throw problem;
  }
}

/** Made once and kept: the examples never change while the product runs. */
function resultsOf(tool: Tool, now: Date): Promise<Shown> {
  const known = results.get(tool.slug) ?? (isShown(tool) ? makeResults(tool, now) : Promise.resolve(nothing));
  results.set(tool.slug, known);
  return known;
}

function textOf(value: unknown, options: ReadonlyMap<unknown, string>): string {
  if (Array.isArray(value)) return value.map((item) => textOf(item, options)).join(', ');
  if (typeof value === 'string') return options.get(value) ?? value;
  return typeof value === 'number' ? (options.get(value) ?? String(value)) : '';
}

/** Input of the example, labeled as in the reader's form; switches, detection and empty fields are skipped. */
function givenOf(
  { fields, example }: Pick<ToolDetail, 'fields' | 'example'>,
  language: InterfaceLanguage,
): WorkedExample['given'] {
  return fields.flatMap((field) => {
    const options = 'options' in field ? (field.options ?? []) : [];
    const shown = textOf(example[field.name], new Map(options.map((option) => [option.value, option.label]))).trim();
    if (shown === '' || shown === 'auto') return [];
    if (field.type === 'date') return [{ label: field.label, text: dayText(shown, language) }];
    return [{ label: field.label, text: field.type === 'language' ? languageName(shown, language) : shown }];
  });
}

/** Longest subject of a card, in characters. */
const maxSubjectLength = 90;

/** A pasted table begins with the names of its columns. */
const tableHead = /^[^;\n]+;[^;\n]+;/;

/** Words alone: without a page's tags, a script's times and an address's protocol. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/^\s*\d{1,2}:\d{2}\s*\|/, '')
    .replace(/https?:\/\/(www\.)?/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** Subject of the example, in a few words; choices and languages are ignored. */
function subjectOf(detail: Pick<ToolDetail, 'title_fields' | 'fields' | 'example' | 'description'>): string {
  const { title_fields: titles, fields, example, description } = detail;
  const telling = fields.filter((field) => !('options' in field && field.options) && field.type !== 'language');
  const names = new Set(telling.map(({ name }) => name));
  const shown = [...titles.filter((name) => names.has(name)), ...names].map((name) => plain(textOf(example[name], new Map())));
  const first = shown.find((text) => /\p{L}{3}/u.test(text) && !tableHead.test(text)) ?? description;
  const [line = ''] = first.split('\n');
  if (line.length <= maxSubjectLength) return line;
  const end = line.lastIndexOf(' ', maxSubjectLength - 1);
  return `${line.slice(0, end > maxSubjectLength / 2 ? end : maxSubjectLength - 1).replace(/[\s.,;:|]+$/, '')}…`;
}

/** A tool's line in the gallery; null for a custom tool, because its base tool has the line. */
export function exampleLine(slug: string, language: InterfaceLanguage) {
  const tool = findTool(slug);
  const detail = tool && presentTool(slug, language);
  if (!detail) return null;
  const thumbnail = thumbnailOf(tool);
  return {
    slug,
    subject: subjectOf(detail),
    has_result: isShown(tool),
    thumbnail: thumbnail === null ? null : keptUrl(thumbnail),
  };
}

/** The example of a tool in the reader's language. `now` dates the engine's result. */
export async function workedExample(
  detail: Pick<ToolDetail, 'slug' | 'title_fields' | 'fields' | 'example' | 'description'>,
  language: InterfaceLanguage,
  now: Date,
): Promise<WorkedExample> {
  const tool = findTool(detail.slug);
  const worked = tool && (await workedResultOf(tool));
  const kept = tool && (await keptExampleOf(tool));
  const present = (file: KeptFile) => presentFile(file, detail, language);
  const shown = tool ? await resultsOf(tool, now) : nothing;
  const example = { ...detail.example, ...(worked ?? kept)?.material };
  const drawing = worked?.picture ? [presentDrawing(worked.picture)] : [];
  const files = kept && 'files' in kept ? kept.files.map(present) : [];
  return {
    slug: detail.slug,
    subject: subjectOf(detail),
    given: givenOf({ ...detail, example }, language),
    given_files: [...drawing, ...(kept?.given ?? []).map(present)],
    result: shown.result && { ...shown.result, files },
    without_model: shown.without_model,
  };
}

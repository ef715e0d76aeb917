// Makes content: a tool, its input and a context in; a checked result and a document out. The caller brings model,
// sources and listeners; the engine knows no route, no database and no page.
import type brandStyleGuide from '@folio/catalogue/custom/brand-style-guide.tool';
import type { ResultOf, Tool, ToolResult } from '@folio/catalogue/define-tool';
import type { DocumentBlock } from '@folio/catalogue/document-layout';
import { documentWord, isDocumentWord } from '@folio/catalogue/document-words';
import { workedResultOf } from '@folio/catalogue/worked-results';
import { distinct } from '@folio/contract/distinct';
import { interfaceLanguages, toInterfaceLanguage } from '@folio/contract/languages';
import { countWords, isPricedByLength } from '@folio/contract/tool-price';
import { needsModelFor, type ToolInput } from '@folio/contract/tool-values';
import { deliveryNotesPhrases, extractPhrases } from '@folio/locales/phrases';
import { versionsOverLimit } from './claims/check-answer.ts';
import { claimsWithoutOrigin } from './claims/find-claims.ts';
import { markClaims } from './claims/mark-claims.ts';
import { deliveredShare, missingItems } from './claims/missing-items.ts';
import { canCompose, compose, composeProposal } from './composer.ts';
import { compute } from './compute.ts';
import { computedParts } from './computed/computed-parts.ts';
import { type EngineContext, EngineFailure, type EngineMark, type EngineOutcome, type Proposal } from './core/engine-types.ts';
import type { Made } from './core/maker-types.ts';
import { natureOfMade } from './document/document-nature.ts';
import { withNotes } from './document/document-notes.ts';
import { numberQuotations } from './document/number-quotations.ts';
import { textOfHtml } from './document/plain-text.ts';
import { renderDocument } from './document/render-document.ts';
import { sanitiseHtml } from './document/sanitise-html.ts';
import { findMaker } from './makers.ts';
import { checkReply } from './models/check-reply.ts';
import { type ModelSettings, proposeWithModel, writeWithModel } from './models/write-with-model.ts';
import { seenPictures } from './pictures/seen-pictures.ts';
import { htmlLeavesOf, mapHtmlLeaves } from './prompt/html-leaves.ts';
import { jsonSchemaOf } from './prompt/model-schema.ts';
import { proposalTaskOf } from './prompt/proposal-task.ts';
import { readInputPages } from './sources/read-input-pages.ts';
import { citeSources, sourcesIn, withoutOrigins } from './text/citations.ts';
import { cutAtWord } from './text/cut-at-word.ts';
import { voiceOfGuide } from './voice/voice-of-guide.ts';

const maxTitleLength = 200;

const shorten = (title: string) => cutAtWord(title.replace(/\s+/g, ' ').trim(), maxTitleLength);

const valueAt = (result: ToolResult, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], result);

const isTitle = (block: DocumentBlock) => block.kind === 'heading' && block.level === 1;

/** A field's words; a script's times are no part of its name. */
const withoutTimes = (value: unknown) => (typeof value === 'string' ? value.replace(/^\s*\d{1,2}:\d{2}\s*\|/gm, '').trim() : '');

/** The document's title: the result's own, else the telling fields of the input, else the tool's name. */
export function titleOf(tool: Tool, input: ToolInput, result: ToolResult): string {
  const headline = tool.layout.filter(isTitle).map((block) => valueAt(result, block.from));
  const own = headline.find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof own === 'string') return shorten(own);
  // A letter has no headline; its subject identifies it.
  if (typeof result['subject'] === 'string' && result['subject'] !== '') return shorten(result['subject']);
  const fields = distinct(tool.titleFields.map((name) => withoutTimes(input[name])).filter((words) => words !== ''));
  return shorten(fields.length > 0 ? fields.join(', ') : tool.name);
}

function finish(
  tool: Tool,
  input: ToolInput,
  context: EngineContext,
  made: Omit<Made, 'files'> & Partial<Pick<Made, 'files'>> & { html: string },
): EngineOutcome {
  const given = new Set(context.sources.map((source) => source.id));
  const savesVoice = (tool.base ?? tool.slug) === 'brand_style_guide' && input['save_brand_voice'] === true;
  const guide = made.result as ResultOf<typeof brandStyleGuide>;
  return {
    files: [],
    ...(savesVoice ? { voice: voiceOfGuide(input, context.sources, guide, context.language) } : {}),
    ...made,
    title: titleOf(tool, input, made.result),
    words: made.words ?? countWords(textOfHtml(made.html)),
    sourcesUsed: sourcesIn(made.html).filter((id) => given.has(id)),
  };
}

/** Returns the document of a result with citation marks in its plain texts. They become passages only in the markup. */
function renderCited(tool: Tool, marked: ToolResult, context: EngineContext, kind: EngineMark['kind']): string {
  const html = renderDocument(tool, marked, toInterfaceLanguage(context.language), kind);
  const ids = context.sources.map((source) => source.id);
  return sanitiseHtml(citeSources(html, ids));
}

/** "meta_title" as documents call it, or its plain words. */
const leafName = (name: string, language: ReturnType<typeof toInterfaceLanguage>): string =>
  isDocumentWord(name) ? documentWord(name, language) : name.replaceAll('_', ' ');

/** Says which amounts were asked for and did not come. An outline has no length to keep. */
function shortfallNotes(
  tool: Tool,
  input: ToolInput,
  result: ToolResult,
  words: number,
  language: ReturnType<typeof toInterfaceLanguage>,
  saidOfItems: (came: number, asked: number) => string,
  leftOut = 0,
): string[] {
  const asked = input['length'];
  const said = deliveryNotesPhrases[language];
  const isShort =
    isPricedByLength(tool.credits) && tool.credits.times === null && typeof asked === 'number' && words < asked * 0.8;
  return [
    ...(isShort ? [leftOut > 0 ? said.wordsLeftOut(words, asked, leftOut) : said.words(words, asked)] : []),
    ...missingItems(tool, input, result).map(({ list, came, asked: wanted }) => {
      const items = saidOfItems(came, wanted);
      return isDocumentWord(list) ? `${documentWord(list, language)}: ${items}` : items;
    }),
  ];
}

async function makeWithModel(
  tool: Tool,
  input: ToolInput,
  context: EngineContext,
  model: NonNullable<EngineContext['textModel']>,
  settings: Partial<ModelSettings>,
): Promise<EngineOutcome> {
  const seeing = { ...context, pictures: await seenPictures(tool, input, context) };
  const written = await writeWithModel(tool, input, seeing, model, settings);
  return outcomeOfAnswer(tool, input, context, written, { kind: 'model', provider: model.provider, model: model.modelId });
}

type Written = Awaited<ReturnType<typeof writeWithModel>>;

/** Returns a checked reply as a document: sanitized, cited, and with notes on missing items and unsupported claims. */
function outcomeOfAnswer(
  tool: Tool,
  input: ToolInput,
  context: EngineContext,
  { result, marked, dropped, shortened }: Pick<Written, 'result' | 'marked' | 'dropped' | 'shortened'>,
  engine: EngineMark,
): EngineOutcome {
  const ids = context.sources.map((source) => source.id);
  const leaves = htmlLeavesOf(tool.layout);
  const clean = mapHtmlLeaves(marked, leaves, (html) => withoutOrigins(sanitiseHtml(html))) as ToolResult;
  const cited = mapHtmlLeaves(clean, leaves, (html) => citeSources(html, ids)) as ToolResult;
  const plain = withLeavesOf(result, cited, leaves);
  const written = renderCited(tool, cited, context, 'model');
  const parts = computedParts(tool, input, context, plain);
  const html = parts ? renderCited(tool, parts.addTo(cited), context, 'model') : written;
  // Words are charged: those of computed parts are not counted.
  const words = countWords(textOfHtml(written));
  const made = finish(tool, input, context, { result: parts ? parts.addTo(plain) : plain, html, words, engine });
  const spoken = toInterfaceLanguage(context.language);
  const said = deliveryNotesPhrases[spoken];
  const counted = new Set(missingItems(tool, input, plain).map(({ list }) => list));
  const left = [...dropped].filter(([list]) => !counted.has(list)).reduce((sum, [, count]) => sum + count, 0);
  const { html: checked, unmarked } = markClaims(html, claimsWithoutOrigin(result, input, context));
  const notes = [
    ...shortfallNotes(tool, input, plain, made.words, spoken, said.fewer),
    ...(left > 0 ? [said.dropped(left)] : []),
    ...(shortened.length > 0 ? [said.shortened(shortened.map((name) => leafName(name, spoken)).join(', '))] : []),
    ...versionsOverLimit(result, input).map(({ version, count, limit }) => said.over(version, count, limit)),
    // Marks of the text are in the panel beside it; claims that no run of words holds whole are listed.
    ...(unmarked.length > 0 ? [said.figures(unmarked.map(({ text }) => text).join(', '))] : []),
    ...(parts?.notes ?? []),
  ];
  return { ...made, html: withNotes(checked, notes), share: deliveredShare(tool, input, plain, dropped) };
}

/** The tool's worked result as the document that the same answer of a model would become; null where it has none. */
export async function showWorkedResult(tool: Tool, input: ToolInput, context: EngineContext): Promise<EngineOutcome | null> {
  const worked = await workedResultOf(tool);
  if (!worked) return null;
  // A model would have read the objects that the example only names, so claims are compared with them.
  const given = { ...input, ...worked.material };
  const checked = checkReply(tool.result, jsonSchemaOf(tool.result), given, JSON.stringify(worked.answer));
  if (!checked.ok) throw new Error(`${tool.slug}: ${checked.problems.join('; ')}`);
  return outcomeOfAnswer(
    tool,
    given,
    context,
    { ...checked, dropped: new Map(), shortened: [] },
    { kind: 'model', provider: null, model: null },
  );
}

/** The checked result with its HTML leaves replaced by the sanitised and cited ones, in the same order. */
function withLeavesOf(result: ToolResult, cited: ToolResult, leaves: ReadonlySet<string>): ToolResult {
  const markup: string[] = [];
  mapHtmlLeaves(cited, leaves, (html) => {
    markup.push(html);
    return html;
  });
  let next = 0;
  return mapHtmlLeaves(result, leaves, (html) => markup[next++] ?? html) as ToolResult;
}

async function makeWithComposer(tool: Tool, input: ToolInput, context: EngineContext): Promise<EngineOutcome> {
  const { language, sources } = context;
  if (!interfaceLanguages.some((known) => known === language))
    throw new EngineFailure('LANGUAGE_NEEDS_MODEL', { detail: language });
  context.onProgress({ stage: 'writing' });
  const { result, marked, delivery } = await compose(tool, input, context);
  const html = numberQuotations(renderCited(tool, marked, context, 'composer'), sources, toInterfaceLanguage(language));
  const nature = delivery.nature ?? natureOfMade(html);
  const engine: EngineMark = { kind: 'composer', provider: null, model: null, ...(nature === 'text' ? {} : { nature }) };
  const finished = finish(tool, input, context, { result, html, engine });
  const outcome = { ...finished, words: delivery.words ?? finished.words };
  const spoken = toInterfaceLanguage(language);
  const isOpen = nature === 'outline' || nature === 'brief';
  const { items } = deliveryNotesPhrases[spoken];
  const short = isOpen ? [] : shortfallNotes(tool, input, result, outcome.words, spoken, items, delivery.leftOut);
  const notes = [...(nature === 'extract' ? [extractPhrases[spoken]] : []), ...short, ...delivery.notes];
  const share = isOpen ? 1 : deliveredShare(tool, input, result, new Map());
  // Notes are said, not sold: words are counted without them.
  return { ...outcome, html: withNotes(html, notes), ...(share < 1 ? { share } : {}) };
}

async function makeByComputing(tool: Tool, input: ToolInput, context: EngineContext): Promise<EngineOutcome> {
  const result = await compute(tool, input, context);
  const html = renderDocument(tool, result, toInterfaceLanguage(context.language), 'computed');
  return finish(tool, input, context, { result, html, engine: { kind: 'computed', provider: null, model: null } });
}

async function makeOtherKind(tool: Tool, input: ToolInput, context: EngineContext): Promise<EngineOutcome | null> {
  const make = await findMaker(tool);
  if (!make) return null;
  const made = await make(tool, input, context);
  return finish(tool, input, context, {
    ...made,
    html: renderDocument(tool, made.result, toInterfaceLanguage(context.language), made.engine.kind),
  });
}

const refuseAborted = (context: EngineContext) => {
  if (context.signal.aborted) throw new EngineFailure('ABORTED');
};

/**
 * Makes the content that an order asks for: tools of other kinds have their makers, computed ones are computed, else the connected model
 * writes, else the composer.
 * Throws `EngineFailure` with the reason to show; anything else thrown is a fault of ours. `settings` is for tests.
 */
export async function make(
  tool: Tool,
  input: ToolInput,
  context: EngineContext,
  settings: Partial<ModelSettings> = {},
): Promise<EngineOutcome> {
  refuseAborted(context);
  if (tool.execution === 'human') throw new EngineFailure('NEEDS_PEOPLE');
  const made = await makeOtherKind(tool, input, context);
  if (made) return made;
  if (tool.execution === 'computed') return makeByComputing(tool, input, context);
  // Without a writer, pages are not fetched, and an unavailable page does not fail an order that only waits.
  const slug = tool.base ?? tool.slug;
  if (!context.textModel && (!canCompose(slug) || needsModelFor(tool.modelOnly ?? {}, input)))
    throw new EngineFailure('NEEDS_MODEL');
  const informed = await readInputPages(tool, input, context);
  refuseAborted(context);
  return informed.textModel
    ? makeWithModel(tool, input, informed, informed.textModel, settings)
    : makeWithComposer(tool, input, informed);
}

/** Proposals for the next step after a wizard step, by field name; empty if the step proposes nothing. */
export async function propose(
  tool: Tool,
  stepName: string,
  input: ToolInput,
  context: EngineContext,
  settings: Partial<ModelSettings> = {},
): Promise<Proposal> {
  refuseAborted(context);
  const step = tool.steps.find((one) => one.name === stepName);
  if (!step) throw new Error(`${tool.slug}: no step named "${stepName}"`);
  if (!step.proposes) return {};
  context.onProgress({ stage: 'planning' });
  if (!context.textModel) return composeProposal(tool, step, input, context);
  const task = proposalTaskOf(tool, step, input);
  return task === null ? {} : proposeWithModel(tool, input, context, context.textModel, task, settings);
}

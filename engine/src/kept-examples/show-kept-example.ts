// A stored example as the gallery shows it: the engine's output from stored pages, data and transcripts, and prepared results in
// the form of a delivery.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import type { KeptExample, KeptMessage, SpokenSegment } from '@folio/catalogue/kept-example-types';
import { madeResultOf } from '@folio/catalogue/kept-examples';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { answerQuestion } from '../chat/answer-question.ts';
import { type EngineContext, EngineFailure, type EngineMark, type SourceText } from '../core/engine-types.ts';
import { answerHtml } from '../document/markdown-html.ts';
import { renderDocument } from '../document/render-document.ts';
import { sanitiseHtml } from '../document/sanitise-html.ts';
import { make, titleOf } from '../engine.ts';
import { subtitlesOfTranscript } from '../subtitles/subtitle-a-recording.ts';
import type { Transcript } from '../transcription/listen.ts';
import { resultOfTranscript } from '../transcription/speech-to-text.ts';
import { fetchFrom } from './fetch-kept.ts';

export interface ShownMessage {
  role: KeptMessage['role'];
  html: string;
  passages: { number: number; source: string; text: string }[];
}

export interface ShownExample {
  title: string;
  html: string;
  language: string;
  messages: ShownMessage[];
  /** Engine notes on its files. */
  notes: string[];
  /** The tool's result where it was made of figures. */
  content: ToolResult | null;
  /** Engine result without a model, if it differs. */
  withoutModel: ShownMessage[];
}

/** Date of results from stored pages and data: they were captured on that day. */
const keptOn = new Date('2026-11-02T09:00:00Z');

const nothingMore = { html: '', messages: [], notes: [], content: null, withoutModel: [] };

const documentOf = (tool: Tool, result: ToolResult, language: string, kind: EngineMark['kind']) =>
  renderDocument(tool, result, toInterfaceLanguage(language), kind);

const transcriptOf = (segments: SpokenSegment[], language: string): Transcript => ({
  text: segments.map(({ text }) => text).join(' '),
  language,
  seconds: segments.at(-1)?.end ?? 0,
  segments,
  hasTimes: true,
  engine: { kind: 'model', provider: null, model: null },
});

/** Engine notes on its created files: method, sources, and parts that did not fit. */
const notesIn = ({ note, method, warnings, notes }: ToolResult): string[] =>
  [note, method, warnings, notes].flat().filter((one): one is string => typeof one === 'string' && one !== '');

const shownMessage = ({ role, text, passages = [] }: KeptMessage): ShownMessage => ({
  role,
  html: answerHtml(text),
  passages: passages.map((passage, index) => ({ number: index + 1, ...passage })),
});

/** Returns the built-in answer to the first question; nothing without a passage to quote. */
async function quoted(
  tool: Tool,
  messages: KeptMessage[],
  sources: SourceText[],
  context: EngineContext,
): Promise<ShownMessage[]> {
  const [question] = messages;
  if (!question || sources.length === 0) return [];
  const { text, citations } = await answerQuestion(
    {
      brief: tool.brief,
      turns: [{ role: 'user', text: question.text, pictures: [] }],
      sources,
      language: context.language,
      refusal: '',
    },
    { textModel: null, signal: context.signal, onText: () => undefined, onModelCall: context.onModelCall },
  );
  if (citations.length === 0) return [];
  const passages = citations.map(({ number, source, quote }) => ({ number, source: source.title, text: quote }));
  return [{ role: 'assistant', html: answerHtml(text), passages }];
}

/** Throws `EngineFailure` if the engine cannot generate the example. */
export async function showKeptExample(
  tool: Tool,
  kept: KeptExample,
  input: ToolInput,
  given: EngineContext,
): Promise<ShownExample> {
  const { language } = given;
  const context = { ...given, now: keptOn };
  const title = titleOf(tool, input, {});
  switch (kept.basis) {
    case 'kept_files': {
      const result = madeResultOf(tool.base ?? tool.slug);
      if (!result) throw new EngineFailure('FILE_UNREADABLE', { detail: tool.slug });
      const html = kept.hasDocument ? documentOf(tool, result, language, 'composer') : '';
      return { ...nothingMore, title, language, html, notes: kept.hasDocument ? [] : notesIn(result) };
    }
    case 'image_model':
      return { ...nothingMore, title, language };
    case 'kept_pages':
    case 'sample_figures': {
      const made = await make(tool, input, { ...context, ...fetchFrom(kept) });
      return {
        ...nothingMore,
        title: made.title,
        language,
        html: made.html,
        content: kept.basis === 'sample_figures' ? made.result : null,
      };
    }
    case 'kept_transcript': {
      const transcript = transcriptOf(kept.segments, language);
      const result =
        tool.output === 'report'
          ? subtitlesOfTranscript(transcript, input, language).result
          : resultOfTranscript(transcript, input, language);
      return { ...nothingMore, title, language, html: documentOf(tool, result, language, 'model') };
    }
    case 'conversation': {
      const sources = (kept.sources ?? []).map((source, index): SourceText => ({ id: index + 1, url: null, ...source }));
      const withoutModel = await quoted(tool, kept.messages, sources, context);
      return { ...nothingMore, title, language, messages: kept.messages.map(shownMessage), withoutModel };
    }
    default: {
      const isWritten = 'answer' in kept;
      const html = isWritten ? documentOf(tool, kept.answer, kept.language, 'model') : sanitiseHtml(kept.html);
      return { ...nothingMore, title: isWritten ? title : kept.title, language: kept.language, html };
    }
  }
}

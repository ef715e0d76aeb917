// The checks of the evaluation: objective properties of a text. Humans judge its quality.

import type { Tool } from '@folio/catalogue/define-tool';
import type { DocumentBlock } from '@folio/catalogue/document-layout';
import { baseOf, toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { deliveryNotesPhrases } from '@folio/locales/phrases';
import { competitorsIn } from '../claims/check-answer.ts';
import { deliveredShare, missingItems } from '../claims/missing-items.ts';
import type { EngineOutcome } from '../core/engine-types.ts';
import { textOfHtml } from '../document/plain-text.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { stemOf } from '../text/stems.ts';
import { wordsOf } from '../text/tokens.ts';
import { bareHeadings } from './bare-headings.ts';

export interface Verdicts {
  /** The result keeps the limits of its shape: characters, numbers of items. */
  limits: boolean;
  /** Null where the text is too short to judge, or nothing was asked. */
  language: boolean | null;
  keywords: boolean | null;
  /** Headings that were asked for are in the document. */
  headings: boolean | null;
  /** Every heading has something below. */
  below: boolean;
  /** Within a fifth of the asked words; null where no length was asked for, or no model wrote. */
  length: boolean | null;
  /**
   * True for as many items as ordered. `said` if most of them came, the document names the number of missing ones, and these are
   * not charged. Fewer than half is always a fault.
   */
  amounts: boolean | 'said' | null;
  /** No competitor is named. */
  competitors: boolean | null;
  /** Nothing like "[Your name]", "{product}" or "Lorem ipsum" is left. */
  placeholders: boolean;
}

const leftOver =
  /\[(?:your|insert|name|company|product|date|link|ihr|il tuo|votre|tu |seu )[^\]]{0,60}\]|\{\{?\s*[a-z_]{2,30}\s*\}?\}|lorem ipsum|\bundefined\b|\bXXX+\b/i;
/** True for tools with forms for others, which can contain placeholders: emails with variables. */
const canContainVariables = (tool: Tool) =>
  tool.layout.some((block: DocumentBlock) => 'from' in block && block.from === 'variables');

const minLength = 120;

function contains(text: string, phrase: string, language: string): boolean {
  const stems = new Set(wordsOf(text, language).map((word) => stemOf(word, language)));
  return wordsOf(phrase, language).every((word) => stems.has(stemOf(word, language)));
}

const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one.trim() !== '');

/** Share of the items below which a reply is useless, though only delivered items are charged. */
const minRatio = 0.5;

function checkAmounts(tool: Tool, input: ToolInput, language: string, outcome: EngineOutcome): Verdicts['amounts'] {
  const missing = missingItems(tool, input, outcome.result);
  if (missing.length === 0) return true;
  const { fewer } = deliveryNotesPhrases[toInterfaceLanguage(language)];
  const text = textOfHtml(outcome.html);
  const isSaid = missing.every(({ came, asked }) => text.includes(fewer(came, asked)));
  const isUncharged = (outcome.share ?? 1) <= deliveredShare(tool, input, outcome.result, new Map());
  const isMost = missing.every(({ came, asked }) => came >= asked * minRatio);
  return isSaid && isUncharged && isMost ? 'said' : false;
}

/** Evaluates one outcome against its order. */
export async function evaluateText(
  tool: Tool,
  input: ToolInput,
  language: string,
  outcome: EngineOutcome,
  competitors: readonly string[] = [],
): Promise<Verdicts> {
  const text = textOfHtml(outcome.html);
  const isByModel = outcome.engine?.kind === 'model';
  const asked = tool.fields.some(({ type }) => type === 'length') ? input['length'] : undefined;
  const wanted = [...list(input['primary_kw']), ...list(input['keywords'])];
  const headings = [...list(input['paragraphs_headings']), ...list(input['h2_headings'])];
  const spoken = text.length < minLength ? null : await detectLanguage(text);
  return {
    limits: tool.result.safeParse(outcome.result).success,
    language: spoken === null ? null : baseOf(spoken) === baseOf(language),
    keywords:
      wanted.length === 0
        ? null
        : wanted.every((keyword) => contains(`${text} ${JSON.stringify(outcome.result)}`, keyword, language)),
    headings: headings.length === 0 ? null : headings.every((heading) => text.includes(heading)),
    below: bareHeadings(outcome.html).length === 0,
    length: isByModel && typeof asked === 'number' ? Math.abs(outcome.words - asked) <= asked / 5 : null,
    amounts: isByModel ? checkAmounts(tool, input, language, outcome) : null,
    competitors: competitors.length === 0 ? null : competitorsIn(text, competitors).length === 0,
    placeholders: canContainVariables(tool) || !leftOver.test(text),
  };
}

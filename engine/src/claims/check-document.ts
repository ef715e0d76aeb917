// Checks a finished document against its order by objective rules: length, amounts,
// language, placeholders, headings, forbidden words.
import type { Tool } from '@folio/catalogue/define-tool';
import type { DocumentCheck, DocumentChecks } from '@folio/contract/document-checks';
import { baseOf } from '@folio/contract/languages';
import { countWords } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../core/engine-types.ts';
import { openFactWords } from '../document/document-nature.ts';
import { textOfHtml } from '../document/plain-text.ts';
import { brokenRules } from '../voice/voice-report.ts';
import { competitorsIn, placeholdersIn } from './check-answer.ts';
import { canBeSame, languageOfAnswer } from './language-of-answer.ts';
import { markedClaims } from './mark-claims.ts';
import { metaPlaceholdersIn } from './meta-placeholders.ts';
import { missingItems } from './missing-items.ts';

export interface CheckedDocument {
  html: string;
  tool: Tool;
  /** The input of the order. */
  input: ToolInput;
  language: string;
  /** The result as it was delivered, or null where people have written since. */
  result: Record<string, unknown> | null;
  /** Meta title and description that go out with the document. */
  meta?: readonly string[];
  brandVoice?: EngineContext['brandVoice'];
  competitors?: EngineContext['competitors'];
}

/** Share of the asked words by which a text may be shorter or longer. */
const tolerance = 0.2;
/** Most lines that a check leads to. */
const maxPositions = 20;

const positionsOf = (lines: readonly string[], wordsOf: (line: string) => readonly string[]): DocumentCheck['positions'] =>
  lines.flatMap((line) => wordsOf(line).map((words) => ({ line, words }))).slice(0, maxPositions);

const check = (name: DocumentCheck['name'], isMet: boolean, more: Partial<DocumentCheck> = {}): DocumentCheck => ({
  name,
  is_met: isMet,
  came: null,
  asked: null,
  positions: [],
  ...more,
});

function lengthCheck(text: string, { tool, input }: CheckedDocument): DocumentCheck[] {
  const field = tool.fields.find(({ type }) => type === 'length');
  const asked = field && input[field.name];
  if (typeof asked !== 'number' || asked <= 0) return [];
  const came = countWords(text);
  return [check('length', Math.abs(came - asked) <= asked * tolerance, { came, asked })];
}

function amountChecks({ tool, input, result }: CheckedDocument): DocumentCheck[] {
  if (result === null) return [];
  return missingItems(tool, input, result).map(({ came, asked }) => check('amount', false, { came, asked }));
}

async function languageCheck(text: string, { tool, language, input }: CheckedDocument): Promise<DocumentCheck[]> {
  if (tool.macrocategory === 'ai_translation' || Array.isArray(input['target_languages'])) return [];
  const found = await languageOfAnswer(text);
  if (found === null) return [];
  const isMet = canBeSame(found, baseOf(language));
  return [check('language', isMet, { came: isMet ? language : found, asked: language })];
}

/** Headings that were confirmed, in their order; the first that is missing or comes too early is a fault. */
function headingsCheck(html: string, input: ToolInput): DocumentCheck[] {
  const confirmed = input['paragraphs_headings'];
  if (!Array.isArray(confirmed) || confirmed.length === 0) return [];
  const headings = (html.match(/<h[2-4]\b[^>]*>[\s\S]*?<\/h[2-4]>/g) ?? []).map(textOfHtml);
  let next = 0;
  const missing = confirmed.map(String).filter((wanted) => {
    const at = headings.indexOf(wanted.trim(), next);
    if (at >= 0) next = at + 1;
    return at < 0;
  });
  return [
    check('headings', missing.length === 0, { positions: missing.slice(0, maxPositions).map((line) => ({ line, words: '' })) }),
  ];
}

/** Returns all checks that apply to the document. */
export async function checkDocument(document: CheckedDocument): Promise<DocumentChecks> {
  const { html, input, meta = [], brandVoice, competitors = [] } = document;
  const text = textOfHtml(html);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const open = [
    ...positionsOf(meta, metaPlaceholdersIn),
    ...positionsOf(lines, (line) => [...placeholdersIn(line, ''), ...openFactWords(line)]),
  ].slice(0, maxPositions);
  const named = positionsOf(lines, (line) => competitorsIn(line, competitors));
  const hasRules = brandVoice && (brandVoice.must_use.length > 0 || brandVoice.never_use.length > 0);
  const broken = hasRules ? brokenRules(text, brandVoice) : [];
  return {
    claims: markedClaims(html),
    checks: [
      ...lengthCheck(text, document),
      ...amountChecks(document),
      ...(await languageCheck(text, document)),
      ...headingsCheck(html, input),
      check('placeholders', open.length === 0, { positions: open }),
      ...(hasRules
        ? [
            check('voice', broken.length === 0, {
              positions: broken.slice(0, maxPositions).map(({ line, detail }) => ({ line, words: detail })),
            }),
          ]
        : []),
      ...(competitors.length > 0 ? [check('competitors', named.length === 0, { positions: named })] : []),
    ],
  };
}

// Authorship of each block of a document, decided by the server alone: marks in a saved text are dropped and made again from the former text, from
// the engine's first text, and from the passages that it rewrote on request.
import type { ClaimWords } from '@folio/contract/document-checks';
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import { DomUtils } from 'htmlparser2';
import { LikestBlock } from './likest-block.ts';
import {
  listBlocks,
  type MarkupElement,
  type MarkupRoot,
  parseHtml,
  sharedWords,
  type TextBlock,
  wordsOf,
} from './text-blocks.ts';

const marks = ['data-origin', 'data-source', 'data-by', 'data-rewrite', 'data-unsourced'] as const;
type Marks = Partial<Record<(typeof marks)[number], string>>;

export interface OriginFacts {
  /** The text before the change. */
  previous: string;
  /** Text written by the engine, or null if there is none. */
  engine: string | null;
  /** Users that edited it. */
  personId: number;
  /** Passages rewritten by the engine for this document, by id: the former text, and the new one. */
  rewrites: ReadonlyMap<number, { before: string; after: string; claims?: readonly ClaimWords[] }>;
}

const readMarks = ({ attribs }: MarkupElement): Marks =>
  Object.fromEntries(marks.flatMap((name) => (attribs[name] === undefined ? [] : [[name, attribs[name]]])));

function writeMarks(element: MarkupElement, given: Marks): void {
  for (const name of marks) delete element.attribs[name];
  for (const name of marks) if (given[name] !== undefined) element.attribs[name] = given[name];
}

/** Ids of rewrites that a text claims to hold. */
export const rewriteIdsIn = (html: string): number[] => [
  ...new Set([...html.matchAll(/data-rewrite="([\d ]+)"/g)].flatMap(([, ids = '']) => ids.split(' ').map(Number))),
];

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Blocks by their text, each of which is one block of another text at most. */
class KnownBlocks {
  readonly blocks: TextBlock[];
  readonly #byText = new Map<string, TextBlock[]>();
  readonly #likest: LikestBlock<TextBlock>;

  constructor(html: string) {
    this.blocks = listBlocks(parseHtml(html));
    this.#likest = new LikestBlock(this.blocks.filter(({ words }) => words.length > 0));
    for (const block of this.blocks) this.#byText.set(block.text, [...(this.#byText.get(block.text) ?? []), block]);
  }

  claimSame = (text: string): TextBlock | null => this.#byText.get(text)?.shift() ?? null;
  findSame = (text: string): TextBlock | null => this.#byText.get(text)?.[0] ?? null;
  findLikest = (words: string[]): TextBlock | null => this.#likest.find(words);
}

const linesOf = (text: string) => text.split('\n').map(oneSpace).filter(Boolean);

/** Rewrites that the block names, with those of their lines that are in it whole. */
function standingRewrites(block: TextBlock, { rewrites }: OriginFacts): { ids: number[]; text: string; words: number } {
  const html = DomUtils.getOuterHTML(block.element);
  const standing = rewriteIdsIn(html).flatMap((id) => {
    const rewrite = rewrites.get(id);
    // A passage over several blocks is rewritten line by line.
    const before = linesOf(rewrite?.before ?? '');
    return linesOf(rewrite?.after ?? '').flatMap((after, line) =>
      block.text.includes(after) ? [{ id, after, before: before[line] ?? '' }] : [],
    );
  });
  return {
    ids: [...new Set(standing.map(({ id }) => id))],
    text: standing.reduce((text, { after, before }) => text.replace(after, () => before), block.text),
    words: standing.reduce((sum, { after }) => sum + wordsOf(after).length, 0),
  };
}

function marksOf(block: TextBlock, previous: KnownBlocks, engine: KnownBlocks | null, facts: OriginFacts): Marks {
  const same = previous.claimSame(block.text);
  if (same) return readMarks(same.element);
  if (block.words.length === 0) return {};
  const rewritten = standingRewrites(block, facts);
  const rewrite: Marks = rewritten.ids.length > 0 ? { 'data-rewrite': rewritten.ids.join(' ') } : {};
  const written = engine?.findSame(rewritten.text);
  if (written) return { ...readMarks(written.element), 'data-origin': 'engine', ...rewrite };
  const by = String(facts.personId);
  // The whole block was rewritten by the engine.
  if (rewritten.ids.length > 0 && rewritten.words >= block.words.length) return { 'data-origin': 'engine', ...rewrite };
  const source = engine?.findLikest(block.words);
  if (source) {
    const { 'data-source': cited } = readMarks(source.element);
    return { 'data-origin': 'mixed', ...(cited === undefined ? {} : { 'data-source': cited }), 'data-by': by, ...rewrite };
  }
  if (rewritten.words * 2 >= block.words.length) return { 'data-origin': 'mixed', 'data-by': by, ...rewrite };
  const before = previous.findLikest(block.words);
  const known = before ? readMarks(before.element) : {};
  const isTheirs = known['data-origin'] === 'person' && known['data-by'] !== undefined;
  return { 'data-origin': 'person', 'data-by': isTheirs ? known['data-by'] : by, ...rewrite };
}

/** The mark of a claim and its words: people remove such marks, and set none. */
const claimKey = (kind: string, text: string) => `${kind} ${oneSpace(text)}`;
const claimOf = (span: MarkupElement) => claimKey(span.attribs['data-unsourced'] ?? '', DomUtils.textContent(span));

/** Citations and marks of claims inside a block hold only where the words are those that were marked before. */
function settleSpans(root: MarkupRoot, known: MarkupRoot[], { rewrites }: OriginFacts): void {
  const spansOf = (one: MarkupRoot) => DomUtils.getElementsByTagName('span', one.children, true);
  const knownSpans = known.flatMap(spansOf);
  const claims = new Set([
    ...knownSpans.filter(({ attribs }) => attribs['data-unsourced'] !== undefined).map(claimOf),
    ...[...rewrites.values()].flatMap((rewrite) => (rewrite.claims ?? []).map(({ kind, text }) => claimKey(kind, text))),
  ]);
  const cited = knownSpans.map((span) => ({
    source: span.attribs['data-source'],
    words: wordsOf(DomUtils.textContent(span)),
  }));
  for (const span of spansOf(root)) {
    const { 'data-source': source, 'data-unsourced': claim } = span.attribs;
    if (claim !== undefined && claims.has(claimOf(span))) {
      writeMarks(span, { 'data-unsourced': claim });
      continue;
    }
    const words = wordsOf(DomUtils.textContent(span));
    const contains =
      source !== undefined &&
      cited.some((one) => one.source === source && sharedWords(one.words, words) * 2 >= Math.max(one.words.length, words.length));
    writeMarks(span, contains ? { 'data-source': source } : {});
  }
}

/** A container gets the origin of its blocks, or "mixed". */
function markContainers(blocks: TextBlock[]): void {
  const isMarked = new Set(blocks.map(({ element }) => element));
  const origins = new Map<MarkupElement, Set<string>>();
  for (const { element } of blocks) {
    const { 'data-origin': origin } = element.attribs;
    if (origin === undefined) continue;
    for (let around = element.parent; around && DomUtils.isTag(around); around = around.parent) {
      const known = origins.get(around);
      if (known) known.add(origin);
      else origins.set(around, new Set([origin]));
    }
  }
  for (const [container, found] of origins) {
    const [only = 'mixed'] = found;
    if (!isMarked.has(container)) writeMarks(container, { 'data-origin': found.size === 1 ? only : 'mixed' });
  }
}

/** The html with true marks. It must be sanitised; text that is the same in both keeps its marks to the letter. */
export function markOrigins(html: string, facts: OriginFacts): string {
  const root = parseHtml(html);
  const blocks = listBlocks(root);
  const previous = new KnownBlocks(facts.previous);
  const engine = facts.engine === null ? null : new KnownBlocks(facts.engine);
  const given = blocks.map((block) => marksOf(block, previous, engine, facts));
  for (const element of DomUtils.filter((node) => DomUtils.isTag(node), root.children).filter(DomUtils.isTag))
    if (element.name !== 'span') writeMarks(element, {});
  for (const [index, { element }] of blocks.entries()) writeMarks(element, given[index] ?? {});
  settleSpans(root, [facts.previous, facts.engine ?? ''].map(parseHtml), facts);
  markContainers(blocks);
  return sanitiseHtml(DomUtils.getOuterHTML(root.children, { encodeEntities: 'utf8' }));
}

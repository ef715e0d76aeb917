// Counts wording that readers stumble over. `npm run check` fails if a count is above its limit, or a limit is out of date. Limits only fall.

/** A limit must be lowered once its count is this far below it. Smaller differences would make every commit edit this file. */
const slack = 25;

/** The highest accepted count of each kind. */
export const wordingLimits = {
  'comments that begin with a question word': 0,
  'comments with what, who or whose': 2,
  'comments with "is no"': 0,
  'test groups named after who does something': 0,
  'sentences of documents over 25 words': 106,
};

const isCode = (/** @type {string} */ file) => /\.(ts|tsx|mjs)$/.test(file) && file !== 'scripts/plain-english.test.mjs';
const isDocument = (/** @type {string} */ file) =>
  /^((README|CONTRIBUTING|SECURITY)\.md|docs\/(operations\/)?[^/]+\.md)$/.test(file);
const commentLine = /^\s*(?:\/\/|\/\*\*?|\*)\s?(.*?)(?:\*\/)?\s*$/;

/** The words of each comment line. Comments behind code are not counted. */
function commentLines(/** @type {string} */ source) {
  return source.split('\n').flatMap((line) => {
    const text = commentLine.exec(line)?.[1]?.trim();
    return text ? [text] : [];
  });
}

/** Sentences of prose, without code blocks, tables and code spans. */
function sentencesOf(/** @type {string} */ markdown) {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`]*`/g, 'code');
  const paragraphs = prose.split(/\n\s*\n|\n(?=\s*(?:[-*#>|]|\d+\.)\s?)/).filter((text) => !/^\s*\|/.test(text));
  return paragraphs.flatMap((text) => text.replace(/\s+/g, ' ').split(/(?<=[.!?:])\s+(?=[A-Z`*"“])/));
}

const wordsOf = (/** @type {string} */ sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'./-]*/gu) ?? [];

/** Counts each kind of wording in the files. `read` returns the text of a file. */
export function countWording(/** @type {string[]} */ files, /** @type {(file: string) => string} */ read) {
  const counts = Object.fromEntries(Object.keys(wordingLimits).map((kind) => [kind, 0]));
  const add = (/** @type {keyof typeof wordingLimits} */ kind, /** @type {number} */ by) =>
    (counts[kind] = (counts[kind] ?? 0) + by);
  for (const file of files) {
    if (isCode(file)) {
      const source = read(file);
      const comments = commentLines(source);
      add(
        'comments that begin with a question word',
        comments.filter((text) => /^(?:What|Who|Where|Whether|How)\b/.test(text)).length,
      );
      add('comments with what, who or whose', comments.filter((text) => /\b(?:what|who|whose)\b/.test(text)).length);
      add('comments with "is no"', comments.filter((text) => /\bis no\b/i.test(text)).length);
      add('test groups named after who does something', source.match(/\bdescribe\((['"`])who\b/g)?.length ?? 0);
    } else if (isDocument(file)) {
      add(
        'sentences of documents over 25 words',
        sentencesOf(read(file)).filter((sentence) => wordsOf(sentence).length > 25).length,
      );
    }
  }
  return counts;
}

/** One problem for each count above its limit, and for each limit that can be lowered. */
export function wordingFaults(
  /** @type {Record<string, number>} */ counts,
  /** @type {Record<string, number>} */ limits = wordingLimits,
) {
  return Object.entries(limits).flatMap(([kind, limit]) => {
    const count = counts[kind] ?? 0;
    if (count > limit) return [`${kind}: ${count}, at most ${limit}. Rewrite the new ones (CONTRIBUTING.md)`];
    return count < limit - slack ? [`${kind}: ${count}. Lower the limit of ${limit} in scripts/plain-english.mjs`] : [];
  });
}

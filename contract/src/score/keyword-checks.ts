import { proseOf } from './document-text.ts';
import { countKeyword } from './keywords.ts';
import type { ScoreCheck, ScorePosition, ScoreSubject } from './score-types.ts';

/** Share of the words that the main keyword takes where it is neither missed nor stuffed: a rule of thumb, in percent. */
const minPercent = 0.5;
const maxPercent = 2.5;

const check = (name: ScoreCheck['name'], share: number, positions: ScorePosition[] = [], figures = {}): ScoreCheck => ({
  name,
  share: share === 1 ? 1 : share,
  positions: share === 1 ? [] : positions,
  figures,
});

function oftenEnough({ words, keywords: [main = ''], text }: ScoreSubject): ScoreCheck {
  const count = countKeyword(proseOf(text), main);
  const size = main.split(/\s+/).length;
  const percent = words === 0 ? 0 : Math.round((count * size * 1000) / words) / 10;
  const share = percent < minPercent ? percent / minPercent : percent > maxPercent ? maxPercent / percent : 1;
  const crowded = text.blocks.filter((block) => block.level === 0 && countKeyword(block.text, main) > 1).slice(0, 5);
  const positions = percent > maxPercent ? crowded.map((block) => ({ line: block.text, words: main })) : [];
  return check('keywordOften', share, positions, { percent, count });
}

/** Nothing where no keyword was named. */
export function keywordChecks(subject: ScoreSubject): ScoreCheck[] {
  const { title, text, keywords, metaTitle, metaDescription } = subject;
  const [main] = keywords;
  if (!main) return [];
  const has = (where: string) => (countKeyword(where, main) > 0 ? 1 : 0);
  const headings = text.blocks.filter((block) => block.level > 0);
  const heads = headings.filter((block) => block.level === 1);
  const first = text.blocks.find((block) => block.level === 0 && block.text.trim() !== '');
  const lineOf = (block: { text: string } | undefined) => (block?.text ? [{ line: block.text, words: '' }] : []);
  const body = proseOf(text);
  const missing = keywords.filter((keyword) => countKeyword(body, keyword) === 0);
  const checks = [
    check('keywordInTitle', has([title, ...heads.map((block) => block.text)].join('\n')), lineOf(heads[0])),
    check('keywordEarly', has(first?.text ?? ''), lineOf(first)),
    check(
      'keywordInHeading',
      has(
        headings
          .filter((block) => block.level > 1)
          .map((block) => block.text)
          .join('\n'),
      ),
    ),
    check('keywordInMeta', has(`${metaTitle}\n${metaDescription}`), [{ field: 'metaTitle' }]),
    oftenEnough(subject),
  ];
  if (keywords.length > 1)
    checks.push(check('allKeywords', 1 - missing.length / keywords.length, [], { missing: missing.length }));
  return checks;
}

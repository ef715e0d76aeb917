// The rules of the score as figures. A changed figure here is a changed rule: count `ruleVersion` up: versions that were
// scored before are then no longer compared with new ones.
import { expect, it } from 'vitest';
import { scoredSample, scoredSamples } from './fixtures/all-samples.ts';
import { readHtmlText } from './read-html-text.ts';
import { ruleVersion } from './rule-version.ts';
import { scoreDocument } from './score-document.ts';

/** By rule version: of each sample the points of its parts, or why it has none. */
const figures: Record<number, string[]> = {
  3: [
    'en 97: topic 34/35, readability 20/20, keywords 14/15, headings 10/10, meta 8/8, links 6/6, images 4/4, length 1/2',
    'en 61: topic ?/0, readability 33/33, keywords 8/25, headings 16/16, meta 0/13, links 3/10, length 1/3',
    'de 93: topic 37/37, readability 21/21, keywords 12/16, headings 10/10, meta 8/8, links 4/6, length 1/2',
    'de no_text',
    'it 84: topic ?/0, readability 33/33, keywords 16/25, headings 16/16, meta 13/13, links 5/10, length 1/3',
    'it extract',
    'es 89: topic 37/37, readability 21/21, keywords 12/16, headings 10/10, meta 8/8, links 0/6, length 1/2',
    'es 56: topic ?/0, readability 44/44, headings 11/22, meta 0/17, links 0/13, length 1/4',
    'fr 68: topic 24/35, readability 20/20, keywords 11/15, headings 8/10, meta 4/8, links 0/6, images 0/4, length 1/2',
    'fr no_text',
    'pt-BR 94: topic 37/37, readability 21/21, keywords 13/16, headings 10/10, meta 8/8, links 4/6, length 1/2',
    'pt-BR 63: topic ?/0, readability 33/33, keywords 11/25, headings 12/16, meta 7/13, links 0/10, length 0/3',
  ],
};

it('the rules give the samples the scores of their version', () => {
  const found = scoredSamples.map((sample) => {
    const score = scoreDocument(scoredSample(sample, readHtmlText(sample.html)));
    if (score.missing !== null) return `${sample.language} ${score.missing}`;
    const parts = score.groups.map(({ name, points, most }) => `${name} ${points ?? '?'}/${most}`);
    return `${sample.language} ${score.score}: ${parts.join(', ')}`;
  });
  expect(scoredSamples).toHaveLength(12);
  expect(new Set(scoredSamples.map(({ language }) => language)).size).toBe(6);
  expect(found).toEqual(figures[ruleVersion]);
});

// Recorded replies with known faults, in six languages: the engine's corrections, omissions, marks and
// charges are always the same.
import { expect, it } from 'vitest';
import { evaluateTools } from './evaluate-tools.ts';
import { evaluationPage, evaluationSummary, isClean } from './evaluation-table.ts';
import { recordedAnswers } from './recorded-answers.ts';

it('measures repairs, lost items and claims in six languages', async () => {
  const answers = recordedAnswers();
  const all = await evaluateTools(answers.findModel, { isBenchmark: true, isRecorded: true });
  answers.close();
  expect(all).toHaveLength(24);
  const shown = all
    .filter(({ calls, share, claims, state }) => calls !== 1 || share !== 1 || claims.length > 0 || state !== 'judged')
    .map(({ name, state, calls, share, claims }) => [
      name,
      state,
      calls,
      Math.round(share * 100),
      claims.map(({ text }) => text),
    ]);
  expect(shown).toEqual([
    ['meta_title_description es', 'judged', 2, 100, []],
    ['google_search_ads en', 'judged', 2, 83, []],
    ['google_search_ads de', 'judged', 2, 100, []],
    ['google_search_ads fr', 'judged', 2, 83, []],
    ['google_search_ads pt-BR', 'judged', 1, 100, ['20%']],
    ['faq_generator en', 'judged', 1, 100, ['1998', 'Marie Keller', 'ISO 9001', 'certified']],
    ['faq_generator de', 'judged', 1, 100, ['20']],
    ['faq_generator it', 'judged', 1, 67, []],
    ['faq_generator es', 'judged', 1, 100, ['https://citas.example/bici']],
    ['faq_generator fr', 'judged', 2, 100, []],
    ['text_shortener de', 'judged', 2, 100, []],
  ]);
  // Missing items are the only thing that nobody can set right: the documents say so, and they are not charged.
  expect(all.filter(({ verdicts }) => verdicts?.amounts === 'said').map(({ name }) => name)).toEqual([
    'google_search_ads en',
    'google_search_ads fr',
    'faq_generator it',
  ]);
  expect(all.filter((one) => !isClean([one])).map(({ name }) => name)).toEqual([]);
  expect(evaluationSummary(all)).toBe(
    '24 of 24 texts pass every check; 0 skipped, 0 failed. 3 came short, which the document says and nobody is charged for. 7 claims stand in no input or source.',
  );
  const page = evaluationPage('Recorded', all);
  expect(page).toContain('<span data-unsourced="certificate">ISO 9001</span>');
  expect(page.match(/<article>/g)).toHaveLength(24);
});

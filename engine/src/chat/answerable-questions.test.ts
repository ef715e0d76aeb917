// Without a model nine of ten questions that a text answers find their passage, though they are asked in other words.
import { expect, it } from 'vitest';
import { handbooks } from './fixtures/handbooks.ts';
import { quotePassages } from './quote-passages.ts';

it.each(Object.entries(handbooks))('in %s', (language, { text, questions }) => {
  const sources = [{ id: 1, title: 'Handbook', url: null, text }];
  const missed = questions.filter(([question, answer]) => {
    const { citations } = quotePassages({ turns: [{ role: 'user', text: question }], sources, language } as never);
    return !citations.some(({ quote }) => quote.includes(answer));
  });
  expect(missed.length / questions.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.1);
});

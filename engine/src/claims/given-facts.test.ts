// The built-in writer uses only facts of the input. Hardly any of them may count as a claim, or users would ignore the marks.
import { expect, it } from 'vitest';
import { contextIn, orderLanguages, ordersIn } from '../composer/fixtures/orders.ts';
import { make } from '../engine.ts';
import { claimsWithoutOrigin } from './find-claims.ts';

/** Texts of a language in which something may be marked that was given in other words, or counted by the writer. */
const tolerated = 1;

it.each(orderLanguages)('takes hardly anything that was given for a claim in %s', async (language) => {
  const orders = [...ordersIn(language)];
  const marked: string[] = [];
  let written = 0;
  for (const { tool, input } of orders) {
    const context = contextIn(language);
    const made = await make(tool, input, context).catch(() => null);
    if (made) written += 1;
    const claims = made ? claimsWithoutOrigin(made.result, input, context) : [];
    if (claims.length > 0) marked.push(`${tool.slug}: ${claims.map(({ text }) => text).join(', ')}`);
  }
  expect(written).toBeGreaterThan(5);
  expect(marked.length, marked.join('\n')).toBeLessThanOrEqual(tolerated);
});

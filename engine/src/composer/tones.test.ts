// The tone is visible in the built-in writer's documents, and no phrase occurs more than twice.
import { sentencesOf } from '@folio/contract/readability/sentences';
import { describe, expect, it } from 'vitest';
import { compose } from '../composer.ts';
import { textOfHtml } from '../document/plain-text.ts';
import { renderDocument } from '../document/render-document.ts';
import { contextIn, orderLanguages, ordersIn } from './fixtures/orders.ts';

const toned = ['google_search_ads', 'job_posting', 'real_estate_ad', 'restaurant_menu', 'review_response'];

/** One tone of each group with the same form of address, so the form of address does not cause the difference. */
const tones = ['friendly', 'enthusiastic'];

describe.each(orderLanguages)('in %s', (language) => {
  it.each(ordersIn(language).filter(({ tool }) => toned.includes(tool.slug)))('$tool.slug sounds as was asked', async (order) => {
    const made = await Promise.all(
      [...tones, 'neutral'].map(async (tone) =>
        JSON.stringify((await compose(order.tool, { ...order.input, tone }, contextIn(language))).result),
      ),
    );
    expect(new Set(made).size).toBe(3);
  });

  it('says no sentence more than twice in a document', async () => {
    // Versions are alternatives; interview questions, outlines and plans repeat their patterns on purpose.
    const single = toned.filter((slug) => !['google_search_ads', 'review_response'].includes(slug));
    const orders = ordersIn(language).filter((order) => single.includes(order.tool.slug));
    expect(orders.map(({ tool }) => tool.slug).toSorted()).toEqual(single);
    for (const { tool, input } of orders) {
      const { result } = await compose(tool, input, contextIn(language));
      const lines = textOfHtml(renderDocument(tool, result, language, 'composer')).split('\n');
      const counts = new Map<string, number>();
      for (const sentence of lines.flatMap((line) => sentencesOf(line, language)))
        if (sentence.split(' ').length > 3) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
      expect(
        [...counts].filter(([, count]) => count > 2),
        tool.slug,
      ).toEqual([]);
    }
  });
});

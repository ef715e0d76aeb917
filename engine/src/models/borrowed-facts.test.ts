import { findTool } from '@folio/catalogue/catalogue';
import { workedResultOf } from '@folio/catalogue/worked-results';
import { expect, it } from 'vitest';
import { claimsWithoutOrigin } from '../claims/find-claims.ts';
import { contextIn, parsed } from '../composer/fixtures/orders.ts';
import { assemblePrompt } from '../prompt/assemble-prompt.ts';
import { jsonSchemaOf } from '../prompt/model-schema.ts';
import { borrowedFaults } from './borrowed-facts.ts';

async function orderOf(slug: string, changes: Record<string, unknown>) {
  const tool = findTool(slug);
  const example = await workedResultOf({ slug });
  if (!tool || !example) throw new Error(`${slug} has no worked result`);
  return { tool, example, input: parsed(tool, { ...tool.example, ...changes }) };
}

const context = contextIn('en');

it('refuses names, links and marks of the example that the order does not give', async () => {
  const { tool, example, input } = await orderOf('newsletter', {
    newsletter_name: 'Brenvik Choir Letter',
    theme: 'The autumn concert',
    news_items: 'The concert is on 3 October. | https://brenvik-choir.example/concert',
    call_to_action: 'Come and listen',
  });
  const borrowed = {
    ...example.answer,
    title: 'Halden Canoe Club News: the autumn concert',
    closing: '<p>Read more […] at <a href="https://brenvik-choir.example/concert">our page</a>.</p>',
  };
  const faults = borrowedFaults(example, borrowed, input, context);
  expect(faults).toContainEqual(expect.stringContaining('"Halden Canoe Club News"'));
  expect(faults).toContainEqual(expect.stringContaining('"https://www.halden-canoe.example/spring"'));
  expect(faults).toContainEqual(expect.stringContaining('"[…]"'));
  expect(faults.join()).not.toContain('brenvik-choir');
  // The example is in the prompt, but nothing in it counts as given.
  expect(assemblePrompt(tool, input, context, jsonSchemaOf(tool.result), { example }).instructions).toContain(
    'Halden Canoe Club',
  );
  const claims = claimsWithoutOrigin(borrowed, input, context).map(({ kind, text }) => `${kind} ${text}`);
  expect(claims).toEqual(expect.arrayContaining(['link https://www.halden-canoe.example/spring', 'figure 120', 'figure 310']));
});

it('counts people and companies of the example among the names that nobody gave', async () => {
  const { example, input } = await orderOf('press_release', {
    announcement: 'Brenvik opens a second bakery',
    facts: 'The bakery opens on 3 October.',
    quotes: '',
    company: 'Brenvik',
    boilerplate: '',
    press_contact: 'office@brenvik.example',
  });
  const borrowed = { headline: 'Brenvik opens a second bakery', body: ['So says Claire Fontaine, as she did at Valmora.'] };
  expect(claimsWithoutOrigin(borrowed, input, context)).toContainEqual({ kind: 'name', text: 'Claire Fontaine' });
  expect(borrowedFaults(example, borrowed, input, context)).toEqual([
    expect.stringContaining('"Claire Fontaine"'),
    expect.stringContaining('"Valmora"'),
  ]);
});

it('lets an order use its own facts, also where they are those of the example', async () => {
  for (const slug of ['newsletter', 'press_release', 'hotel_description', 'campaign_kit']) {
    const { example, input } = await orderOf(slug, {});
    expect(borrowedFaults(example, example.answer, input, context), slug).toEqual([]);
  }
});

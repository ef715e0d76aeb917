// Our phrases around input values: they must be correct with any input.
import { expect, it } from 'vitest';
import { draftExample } from './fixtures/draft-example.ts';

it('a menu says what its cuisine is', async () => {
  const made = await draftExample('restaurant_menu', { restaurant: 'Osteria del Porto', cuisine: 'Ligurian', tone: 'friendly' });
  expect(JSON.stringify(made)).toContain('Ligurian cuisine');
});

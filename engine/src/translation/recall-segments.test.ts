import { afterEach, expect, it } from 'vitest';
import { recallSegments } from './recall-segments.ts';
import { loud, memoryOf, order, stopModels } from './testing/order-translation.ts';

afterEach(stopModels);

const pairs = {
  'The orchard is open on Saturdays.': 'Der Obstgarten ist samstags geöffnet.',
  'Please bring boots.': 'Bitte Stiefel mitbringen.',
};

async function translate(text: string, more: Record<string, unknown> = {}, terms: { source: string; target: string }[] = []) {
  const { memory } = memoryOf(pairs, terms);
  const models = { media: async () => null, translation: async () => null };
  return (await order('text_translation', { text, ...more }, [loud], { memory, models })).made;
}

it('finds the sentences of one line', async () => {
  const { result } = await translate('The orchard is open on Saturdays. Please bring boots.');
  expect(result['translation']).toBe('Der Obstgarten ist samstags geöffnet. Bitte Stiefel mitbringen.');
});

it('takes a line that is a term of the account or of the order', async () => {
  const { result } = await translate('Orchard\nbrewery', { glossary: 'brewery = Brauerei' }, [
    { source: 'orchard', target: 'Obstgarten' },
  ]);
  expect(result['translation']).toBe('Obstgarten\nBrauerei');
});

it('names the sentences that are missing', async () => {
  const { code, detail } = (await translate(
    'The orchard is open on Saturdays. Dogs stay at home.\nPlease bring boots.',
  )) as unknown as { code: string; detail: string };
  expect([code, detail]).toEqual(['NEEDS_TRANSLATION_MODEL', '"Dogs stay at home."']);
});

it('finds words with formatting, keeps the marks around a sentence and says where those within are lost', async () => {
  const { memory } = memoryOf(pairs);
  const scope = { source: 'en', target: 'de', formality: 'auto' } as const;
  const segments = [
    '<g1>The orchard is open on Saturdays.</g1> Please bring boots.',
    'Please bring <g1>boots</g1>.',
    'Bring <x1/> boots.',
  ];
  const { known, unformatted, missing } = await recallSegments(segments, scope, { own: [], terms: [] }, memory);
  expect([...known.values()]).toEqual([
    '<g1>Der Obstgarten ist samstags geöffnet.</g1> Bitte Stiefel mitbringen.',
    'Bitte Stiefel mitbringen.',
  ]);
  expect([unformatted, missing]).toEqual([['Please bring <g1>boots</g1>.'], ['Bring <x1/> boots.']]);
});

it('finds the sentences within a pair of marks around several, and keeps the pair', async () => {
  const { memory } = memoryOf(pairs);
  const scope = { source: 'en', target: 'de', formality: 'auto' } as const;
  const both = 'The orchard is open on Saturdays. Please bring boots.';
  const segments = [`<g1>${both}</g1>`, `${both.slice(0, 12)}<g2>${both.slice(12, 40)}</g2>${both.slice(40)}`];
  const { known, unformatted } = await recallSegments(segments, scope, { own: [], terms: [] }, memory);
  expect(known.get(segments[0] ?? '')).toBe('<g1>Der Obstgarten ist samstags geöffnet. Bitte Stiefel mitbringen.</g1>');
  expect(known.get(segments[1] ?? '')).toBe('Der Obstgarten ist samstags geöffnet. Bitte Stiefel mitbringen.');
  expect(unformatted).toEqual([segments[1]]);
});

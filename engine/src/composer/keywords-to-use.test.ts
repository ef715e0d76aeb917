import { expect, it } from 'vitest';
import { keywordsToUse } from './keywords-to-use.ts';

it('asks only for the keywords that no form of their words matches', () => {
  const texts = ['<p>Travel <strong>backpacks</strong> that open flat.</p>'];
  expect(keywordsToUse(['travel backpack', 'cabin luggage'], texts, 'en')).toBe(
    'To add: a sentence with “cabin luggage”, where it is true.',
  );
  expect(keywordsToUse(['travel backpack'], texts, 'en')).toBe('');
});

it('keeps to the limit by asking for fewer', () => {
  const note = keywordsToUse(['Wanderschuh', 'Bergstiefel'], [], 'de', 60);
  expect(note).toBe('Zu ergänzen: ein Satz mit „Wanderschuh“, sofern er stimmt.');
  expect(keywordsToUse(['Wanderschuh'], [], 'de', 20)).toBe('');
});

import { expect, it } from 'vitest';
import { keywordsToPlace } from './keywords-to-place.ts';

it('asks only for the keywords that no form of their words stands for', () => {
  const texts = ['<p>Travel <strong>backpacks</strong> that open flat.</p>'];
  expect(keywordsToPlace(['travel backpack', 'cabin luggage'], texts, 'en')).toBe(
    'To add: a sentence with “cabin luggage”, where it is true.',
  );
  expect(keywordsToPlace(['travel backpack'], texts, 'en')).toBe('');
});

it('keeps to the limit by asking for fewer', () => {
  const note = keywordsToPlace(['Wanderschuh', 'Bergstiefel'], [], 'de', 60);
  expect(note).toBe('Zu ergänzen: ein Satz mit „Wanderschuh“, sofern er stimmt.');
  expect(keywordsToPlace(['Wanderschuh'], [], 'de', 20)).toBe('');
});

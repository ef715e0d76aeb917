import { expect, it } from 'vitest';
import { addItems, splitItems, splitTyped } from './list-items.ts';

it('divides keywords at commas, semicolons and line breaks, however they arrive', () => {
  expect(splitItems('keywords', 'sylt, amrum ; ferry\nNorth Sea,')).toEqual(['sylt', 'amrum', 'ferry', 'North Sea']);
  expect(splitTyped('keywords', 'sylt, amrum, fer')).toEqual({ done: ['sylt', 'amrum'], rest: 'fer' });
  expect(splitTyped('keywords', 'sylt,')).toEqual({ done: ['sylt'], rest: '' });
  expect(splitTyped('keywords', 'North ')).toEqual({ done: [], rest: 'North ' });
});

it('keeps the commas of tags and URLs', () => {
  expect(splitItems('tags', 'Breakfast, lunch and dinner')).toEqual(['Breakfast, lunch and dinner']);
  expect(splitItems('urls', 'https://a.example/1,2 https://b.example')).toEqual(['https://a.example/1,2', 'https://b.example']);
});

it('adds each item once', () => {
  expect(addItems('keywords', ['Sylt'], ['sylt', 'Amrum'])).toEqual({
    items: ['Sylt', 'Amrum'],
    left: [],
    wrong: [],
    problem: { code: 'duplicate' },
  });
  expect(addItems('urls', ['https://a.example'], ['https://A.example/', 'https://b.example'])).toMatchObject({
    items: ['https://a.example', 'https://b.example'],
    problem: { code: 'duplicate' },
  });
});

it('leaves what is too many in the field and says how many fit', () => {
  const urls = ['https://a.example', 'https://b.example', 'https://c.example'];
  expect(addItems('urls', urls, ['https://d.example'], 3)).toEqual({
    items: urls,
    left: ['https://d.example'],
    wrong: [],
    problem: { code: 'too_many', max: 3 },
  });
});

it('leaves what is no URL in the field, where it takes no place of a URL', () => {
  expect(addItems('urls', [], ['not', 'a', 'url', 'https://a.example'], 1)).toEqual({
    items: ['https://a.example'],
    left: ['not', 'a', 'url'],
    wrong: ['not', 'a', 'url'],
    problem: { code: 'not_a_url', url: 'not a url' },
  });
  expect(addItems('tags', [], ['not a url']).problem).toBeNull();
});

import { expect, it } from 'vitest';
import { joinWords } from './join-words.ts';

it('joins files, whose sentences of the server are in one group', () => {
  const joined = joinWords({ orders: { title: 'Orders' }, messages: { placed: 'Placed' } }, { messages: { gone: 'Gone' } });
  expect(joined).toEqual({ orders: { title: 'Orders' }, messages: { placed: 'Placed', gone: 'Gone' } });
});

it('refuses words that two files have', () => {
  expect(() => joinWords({ orders: { title: 'Orders' } }, { orders: { lead: 'All' } })).toThrow('"orders"');
  expect(() => joinWords({ messages: { gone: 'Gone' } }, { messages: { gone: 'Away' } })).toThrow('"gone"');
});

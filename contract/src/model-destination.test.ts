import { expect, test } from 'vitest';
import { isSameDestination } from './model-destination.ts';

const house = { provider: 'openai-compatible', base_url: 'https://house.example/v1' };

test.each([
  ['another path', { ...house, base_url: 'https://house.example/v2/' }, true],
  ['the default port', { ...house, base_url: 'https://HOUSE.example:443/v1' }, true],
  ['another host', { ...house, base_url: 'https://house.example.evil.example/v1' }, false],
  ['the host as a user name', { ...house, base_url: 'https://house.example@evil.example/v1' }, false],
  ['without encryption', { ...house, base_url: 'http://house.example/v1' }, false],
  ['another port', { ...house, base_url: 'https://house.example:8443/v1' }, false],
  ['the URL of the provider', { ...house, base_url: null }, false],
  ['another provider', { ...house, provider: 'openai' }, false],
])('%s', (_, other, isSame) => {
  expect(isSameDestination(house, other)).toBe(isSame);
  expect(isSameDestination(other, house)).toBe(isSame);
});

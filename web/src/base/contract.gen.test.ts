import { contract } from '@folio/contract/contract';
import { expect, it } from 'vitest';
import generated from './contract.gen.json';
import later from './contract-later.gen.json';

const namesIn = (calls: Record<string, object>) =>
  Object.entries(calls).flatMap(([feature, group]) => Object.keys(group).map((name) => `${feature}.${name}`));

it('the browser knows every call of the contract, also one named like a key that is left out', () => {
  const known = [...namesIn(generated), ...namesIn(later)];
  expect(known.toSorted()).toEqual(namesIn(contract).toSorted());
  expect(known).toContain('credits.summary');
});

it('first pages load the routes of their own calls alone', () => {
  expect(Object.keys(generated)).toContain('documents');
  expect(Object.keys(generated)).not.toContain('tasks');
});

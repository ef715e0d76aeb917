import { contract } from '@folio/contract/contract';
import { expect, it } from 'vitest';
import generated from './contract.gen.json';

const namesIn = (calls: Record<string, object>) =>
  Object.entries(calls).flatMap(([feature, group]) => Object.keys(group).map((name) => `${feature}.${name}`));

it('the browser knows every call of the contract, also one named like a key that is left out', () => {
  const known = namesIn(generated);
  expect(known.toSorted()).toEqual(namesIn(contract).toSorted());
  expect(known).toContain('credits.summary');
});

import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

it.each([
  ['Marktgasse 12, 8400 Winterthur, CH', '', ['Marktgasse 12', '8400', 'Winterthur', undefined, 'CH']],
  ['Hauptstraße 5, D-10115 Berlin', 'DE', ['Hauptstraße 5', '10115', 'Berlin', undefined, 'DE']],
  ['Hauptstraße 5, 10115 Berlin, Deutschland', '', ['Hauptstraße 5', '10115', 'Berlin', undefined, 'DE']],
  ['Via Roma 1, 10121 Torino, Italia', '', ['Via Roma 1', '10121', 'Torino', undefined, 'IT']],
  ['Via Roma 1, Torino', '', ['Via Roma 1', undefined, 'Torino', undefined, undefined]],
  ['10 Downing Street, London SW1A 2AA, United Kingdom', '', ['10 Downing Street', 'SW1A 2AA', 'London', undefined, 'GB']],
  ['350 Fifth Avenue, New York, NY 10118', 'US', ['350 Fifth Avenue', '10118', 'New York', 'NY', 'US']],
  ['Av. Paulista 1000, São Paulo - SP 01310-100', 'BR', ['Av. Paulista 1000', '01310-100', 'São Paulo', 'SP', 'BR']],
  ['12 rue de la Paix, bâtiment B, 75002 Paris', 'FR', ['12 rue de la Paix, bâtiment B', '75002', 'Paris', undefined, 'FR']],
  ['Somewhere by the lake', '', ['Somewhere by the lake', undefined, undefined, undefined, undefined]],
] as const)('reads %s', (line, country, [street, code, town, region, of]) => {
  const { streetAddress, postalCode, addressLocality, addressRegion, addressCountry } = readAddress(line, country);
  expect([streetAddress, postalCode, addressLocality, addressRegion, addressCountry]).toEqual([street, code, town, region, of]);
});

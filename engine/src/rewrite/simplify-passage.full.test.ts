// Plainer words in a selected passage, in sentences as papers and handbooks write them.
import { describe, expect, it } from 'vitest';
import { handbooks } from '../chat/fixtures/handbooks.ts';
import { contextIn, orderLanguages } from '../composer/fixtures/orders.ts';
import { proofread } from '../proofread/proofread.ts';
import { councilReports } from './fixtures/council-reports.ts';
import { simplifyPassage } from './simplify-passage.ts';

describe.each(orderLanguages)('in %s', (language) => {
  it('plainer words leave no error of grammar', async () => {
    const long = `${handbooks[language]?.text ?? ''}\n${councilReports[language] ?? ''}`;
    const before = await proofread({ text: long, language, variant: null, keep: [], signal: contextIn(language).signal });
    const simpler = simplifyPassage(before.text, language);
    const after = await proofread({ text: simpler, language, variant: null, keep: [], signal: contextIn(language).signal });
    expect(after.corrections).toEqual([]);
    // Two starts of the checkers, on a machine that does other things too.
  });
});

it.each([
  ['en', 'She endeavoured to facilitate the utilisation of the rooms.', 'She tried to facilitate the use of the rooms.'],
  ['en', 'As a consequence of the storm, works had commenced late.', 'Because of the storm, works had begun late.'],
  ['en', 'A large number of the rooms were an approximately equal size.', 'Many of the rooms were an approximately equal size.'],
  ['en', 'This has demonstrated a need; the demonstrated need is real.', 'This has shown a need; the demonstrated need is real.'],
  ['de', 'Kosten ausschließlich der Steuer, bereits bezahlt.', 'Kosten ausschließlich der Steuer, schon bezahlt.'],
  ['es', 'Posteriormente al viaje conviene efectuar el pago.', 'Después del viaje conviene hacer el pago.'],
  ['fr', 'Il faut effectuer le paiement antérieurement au départ.', 'Il faut faire le paiement avant le départ.'],
  [
    'it',
    'Successivamente alla visita occorre effettuare il pagamento.',
    'Successivamente alla visita occorre fare il pagamento.',
  ],
  ['pt-BR', 'Posteriormente às visitas é preciso efetuar o pagamento.', 'Depois das visitas é preciso fazer o pagamento.'],
] as const)('%s: «%s» keeps its grammar', (language, before, after) => {
  expect(simplifyPassage(before, language)).toBe(after);
});

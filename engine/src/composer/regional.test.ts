import { describe, expect, it } from 'vitest';
import { composeExample, draftExample } from './fixtures/draft-example.ts';
import { subjects } from './fixtures/subjects.ts';

const asText = async (...order: Parameters<typeof draftExample>) => JSON.stringify(await draftExample(...order));

describe('the regional variant', () => {
  it('says how amounts and figures are written', async () => {
    const home = { price: 1_250_000, currency: 'CHF', area: 1200 };
    expect(await asText('real_estate_ad', home, 'de', { country: 'CH' })).toContain('CHF\u00a01’250’000');
    expect(await asText('real_estate_ad', home, 'de', { country: 'CH' })).toContain('1’200');
    expect(await asText('real_estate_ad', home, 'de')).toContain('1.250.000\u00a0CHF');
  });

  it('says which quotation marks surround a quotation', async () => {
    const review = { review: 'Ganz toller Unterricht!', rating: '5' };
    expect(await asText('review_response', review, 'de', { country: 'CH' })).toContain('«Ganz toller Unterricht»');
    expect(await asText('review_response', review, 'de')).toContain('„Ganz toller Unterricht“');
  });

  it('spells sentences of ours without ß in Switzerland, and no word that someone wrote', async () => {
    const replies = async (context: { country?: string }) => {
      const each = subjects.map((name) =>
        asText('review_response', { business: `Gasthof Groß ${name}`, rating: '5', facts: '', tone: 'neutral' }, 'de', context),
      );
      return (await Promise.all(each)).join('\n');
    };
    const swiss = await replies({ country: 'CH' });
    expect(swiss).toContain('Gasthof Groß');
    expect(swiss).toContain('wieder zu begrüssen');
    expect(swiss.replaceAll('Gasthof Groß', '')).not.toContain('ß');
    expect(await replies({})).toContain('wieder zu begrüßen');
  });

  it('is that of the voice before that of the country', async () => {
    const brandVoice = { variant: 'de-CH' } as never;
    const home = { price: 1_250_000, currency: 'CHF' };
    const { result } = await composeExample('real_estate_ad', home, 'de', { country: 'DE', brandVoice });
    expect(JSON.stringify(result)).toContain('CHF\u00a01’250’000');
  });
});

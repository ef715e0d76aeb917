// The points of an offer by what they are about, so that every version of an ad has an angle of its own.
import { type Angle, campaignPhrases } from '@folio/locales/phrases/campaign';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import type { ComposerLanguage } from '../../engine-types.ts';
import { asItem, splitItems } from '../split-input.ts';

export interface OfferPoint {
  angle: Angle;
  text: string;
}

const order: Angle[] = ['benefit', 'offer', 'proof'];

/** The points of the offer, tidied, each with its angle; angles take turns, so that the first few differ as much as they can. */
export function offerPoints(offer: string, language: ComposerLanguage): OfferPoint[] {
  const { proofWords } = campaignPhrases[language];
  const { priceWords } = commercePhrases[language].landing;
  const points = splitItems(offer, language).map((item): OfferPoint => {
    const angle = proofWords.test(item) ? 'proof' : priceWords.test(item) ? 'offer' : 'benefit';
    return { angle, text: asItem(item).replace(/!+$/u, '') };
  });
  const piles = order.map((angle) => points.filter((point) => point.angle === angle));
  return Array.from({ length: points.length }, (_, turn) => piles.flatMap((pile) => pile.slice(turn, turn + 1))).flat();
}

// Ads for Facebook and Instagram from the points of an offer, one angle each, whole within every limit.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type metaAds from '@folio/catalogue/writer/meta-ads.tool';
import { campaignPhrases } from '@folio/locales/phrases/campaign';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { asSentence, capitalised } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { type OfferPoint, offerPoints } from './offer-points.ts';

const limits = { text: 125, long: 500, headline: 40, description: 30 };

const buttons: Record<string, ResultOf<typeof metaAds>['ads'][number]['cta_button']> = {
  awareness: 'learn_more',
  traffic: 'learn_more',
  engagement: 'learn_more',
  leads: 'sign_up',
  app_promotion: 'download',
  sales: 'shop_now',
};

/** Composes ads, as many as there are points to tell, and says what would make more. */
export function composeMetaAds(draft: DraftOf<typeof metaAds>): ResultOf<typeof metaAds> {
  const { language } = draft;
  const phrases = campaignPhrases[language];
  const product = capitalised(draft.line('product'));
  const points = offerPoints(draft.text('offer'), language);
  const wanted = draft.number('versions', 3);
  const emoji = draft.isTrue('emojis') ? '👉 ' : '';
  const shortPoints = points.map(({ text }) => text).filter((text) => lengthOf(text) <= limits.description);
  const ad = ({ angle, text }: OfferPoint, turn: number) => {
    const others = points.filter((point) => point.text !== text).map((point) => asSentence(point.text));
    const lead = emoji + asSentence(text);
    const fact = shortPoints.filter((one) => one !== text);
    const audience = commercePhrases[language].forAudience(draft.line('audience').replace(/\.$/u, ''));
    return {
      angle: phrases.angles[angle],
      primary_text: joinToFit([lead, asSentence(product), ...others], limits.text, language),
      primary_text_long: [lead, ...others.map((other) => `• ${other.replace(/\.$/u, '')}`), capitalised(audience)].reduce(
        (whole, line) =>
          whole === ''
            ? shorten(line, limits.long, language)
            : lengthOf(`${whole}\n${line}`) <= limits.long
              ? `${whole}\n${line}`
              : whole,
        '',
      ),
      headline: shorten(turn > 0 && lengthOf(text) <= limits.headline ? text : product, limits.headline, language),
      description: fact[turn % Math.max(1, fact.length)] ?? shorten(text, limits.description, language),
      cta_button:
        angle === 'offer' && draft.line('objective') === 'sales'
          ? 'get_offer'
          : (buttons[draft.line('objective')] ?? 'learn_more'),
    };
  };
  const ads = points.slice(0, wanted).map(ad);
  return { ads, ...(ads.length < wanted ? { remarks: [toAdd(language, phrases.angleMissing)] } : {}) };
}

export default { compose: composeMetaAds } satisfies Composer<typeof metaAds>;

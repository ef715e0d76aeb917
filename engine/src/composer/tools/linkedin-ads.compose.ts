// Ads for LinkedIn from what the audience gains; only the list of the chosen format is filled.
import type { ResultOf } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import type linkedinAds from '@folio/catalogue/writer/linkedin-ads.tool';
import { campaignPhrases } from '@folio/locales/phrases/campaign';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import { messagePhrases } from '@folio/locales/phrases/message';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { asSentence, capitalised } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { offerPoints } from './offer-points.ts';

const limits = {
  introduction: 150,
  headline: 70,
  description: 100,
  card: 45,
  subject: 60,
  body: 1500,
  textHeadline: 25,
  text: 75,
};

/** Composes ads, as many as there are points to open with, and says what would make more. */
export function composeLinkedInAds(draft: DraftOf<typeof linkedinAds>): ResultOf<typeof linkedinAds> {
  const { language } = draft;
  const phrases = campaignPhrases[language];
  const messages = messagePhrases[language];
  const product = capitalised(draft.line('product'));
  const points = offerPoints(draft.text('value'), language).map(({ text }) => text);
  const format = draft.line('ad_format');
  const wanted = draft.number('versions', 3);
  const call = capitalised(draft.line('call_to_action')).replace(/\.$/u, '');
  const audience = capitalised(commercePhrases[language].forAudience(draft.line('job_audience').replace(/\.$/u, '')));
  const turned = points.map((point, turn) => [point, ...points.filter((_, index) => index !== turn)]).slice(0, wanted);
  const made = format === 'carousel' && points.length < 2 ? [] : turned;
  const one = <Ad>(wantedFormat: string, make: (order: string[]) => Ad): Ad[] => (format === wantedFormat ? made.map(make) : []);
  const introduction = (order: readonly string[]) =>
    joinToFit([audience, ...order.map(asSentence)], limits.introduction, language);
  const remarks = [
    made.length < wanted ? toAdd(language, phrases.angleMissing) : '',
    call === '' ? toAdd(language, messages.callMissing) : '',
  ].filter((remark) => remark !== '');
  return {
    sponsored: one('single_image', (order) => ({
      introductory_text: introduction(order),
      headline: shorten(product, limits.headline, language),
      description: shorten(order[1] ?? order[0] ?? '', limits.description, language),
    })),
    carousels: one('carousel', (order) => ({
      introductory_text: introduction(order),
      cards: order
        .slice(0, 10)
        .map((point) => `- ${shorten(point, limits.card, language)}`)
        .join('\n'),
    })),
    messages: one('message_ad', (order) => {
      const ending = call === '' ? toAdd(language, messages.callMissing) : asSentence(call);
      const body = joinToFit(order.map(asSentence), limits.body - 500, language);
      return {
        subject: shorten(product, limits.subject, language),
        body: [messages.greeting(draft.isFormal), audience, body, asSentence(product), ending].join('\n\n'),
      };
    }),
    text_ads: one('text_ad', (order) => ({
      headline:
        [product, call, ...order].find((text) => text !== '' && lengthOf(text) <= limits.textHeadline) ??
        shorten(product, limits.textHeadline, language),
      description: shorten(order[0] ?? '', limits.text, language),
    })),
    cta_button: call !== '' && lengthOf(call) <= 20 ? call : documentWord('learn_more', language),
    ...(remarks.length > 0 ? { remarks } : {}),
  };
}

export default { compose: composeLinkedInAds } satisfies Composer<typeof linkedinAds>;

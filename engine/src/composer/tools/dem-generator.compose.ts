// A promotional e-mail from offer and benefits: one button, conditions apart, urgency only where a deadline was given.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type demGenerator from '@folio/catalogue/writer/dem-generator.tool';
import { type CampaignType, campaignPhrases } from '@folio/locales/phrases/campaign';
import { escapeHtml, listOf, paragraphsOf } from '../../document/markup.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { asItem, capitalised, splitItems, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

const limits = { subject: 50, preheader: 90, headline: 50, subheadline: 100, note: 1100 };
const withoutEnd = (text: string) => text.replace(/[.!\s]+$/u, '');

function subjectsOf(draft: DraftOf<typeof demGenerator>, texts: readonly string[]): string[] {
  const campaign = capitalised(draft.line('campaign'));
  const colon = draft.language === 'fr' ? '\u00a0: ' : ': ';
  const branded = `${draft.line('brand')}${colon}${campaign}`;
  const fitting = [...texts, campaign, branded].filter((text) => text !== '' && lengthOf(text) <= limits.subject);
  const unique = [...new Map(fitting.map((text) => [text.toLocaleLowerCase(), text])).values()];
  return (unique.length > 0 ? unique : [shorten(campaign, limits.subject, draft.language)]).slice(0, 5);
}

/** Composes the e-mail. */
export function composeDirectEmail(draft: DraftOf<typeof demGenerator>): ResultOf<typeof demGenerator> {
  const { language } = draft;
  const phrases = campaignPhrases[language];
  const offer = splitSentences(draft.text('offer'), language);
  const [lead = '', ...others] = offer;
  const isCondition = (sentence: string) => phrases.conditionWords.test(sentence);
  const conditions = offer.filter(isCondition);
  const rest = others.filter((sentence) => !isCondition(sentence));
  const benefits = splitItems(draft.text('benefits'), language).map(asItem);
  const campaign = capitalised(draft.line('campaign'));
  const button = phrases.buttons[draft.line('campaign_type') as CampaignType] ?? phrases.buttons.promotion;
  const url = draft.line('landing_url');
  const coupon = draft.line('coupon') === '' ? '' : phrases.coupon(draft.line('coupon'));
  const offerText = [lead, ...rest, coupon].filter((part) => part !== '');
  const closing =
    url === ''
      ? paragraphsOf(`${button}\n\n${toAdd(language, phrases.landingMissing)}`)
      : `<p><a href="${escapeHtml(url)}">${escapeHtml(button)}</a></p>`;
  const legal = conditions.length > 0 ? joinToFit(conditions, limits.note, language) : toAdd(language, phrases.conditionsMissing);
  const subjects = subjectsOf(draft, [withoutEnd(lead), ...benefits.map(withoutEnd)]);
  const previews = [...rest, ...benefits, lead].map(withoutEnd).filter((text) => text !== subjects[0]);
  const headline = shorten(campaign, limits.headline, language);
  const list = benefits.map((benefit) => `- ${benefit}`).join('\n');
  const plain = [campaign, offerText.join('\n'), list, url === '' ? button : `${button}\n${url}`, legal];
  return {
    subject_lines: subjects,
    preheader: shorten(
      previews.find((text) => lengthOf(text) >= 30) ?? previews[0] ?? withoutEnd(lead),
      limits.preheader,
      language,
    ),
    hero: { headline, subheadline: shorten(withoutEnd(lead), limits.subheadline, language), button },
    blocks: [
      { title: phrases.offerTitle, html: offerText.map(paragraphsOf).join('') },
      ...(benefits.length > 0 ? [{ title: phrases.benefitsTitle, html: listOf(benefits) }] : []),
    ],
    closing,
    legal_note: legal,
    plain_text: plain.filter((part) => part !== '').join('\n\n'),
  };
}

export default { compose: composeDirectEmail } satisfies Composer<typeof demGenerator>;

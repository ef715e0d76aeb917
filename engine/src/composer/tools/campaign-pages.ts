// The campaign's landing page and press release as one text each, from the composers of those tools.
import type ppcLandingPage from '@folio/catalogue/writer/ppc-landing-page.tool';
import type pressRelease from '@folio/catalogue/writer/press-release.tool';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import { customPhrases } from '@folio/locales/phrases/custom';
import { messagePhrases } from '@folio/locales/phrases/message';
import { escapeHtml } from '../../document/markup.ts';
import type { DraftOf, DraftSetting } from '../draft.ts';
import { asSentence } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { composeLandingPage } from './ppc-landing-page.compose.ts';
import { composePressRelease } from './press-release.compose.ts';

const paragraph = (text: string) => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);
const heading = (level: number, text: string) => `<h${level}>${escapeHtml(text)}</h${level}>`;

/** A landing page as HTML; `draft` is one of that tool, whose call to action and proofs are still to come. */
export function landingPageHtml(draft: DraftOf<typeof ppcLandingPage>, keyMessage: string, points: readonly string[]): string {
  const { landing } = commercePhrases[draft.language];
  const page = composeLandingPage(draft);
  const call = paragraph(toAdd(draft.language, messagePhrases[draft.language].callMissing));
  const benefits = points.map((point) => `<li>${escapeHtml(point)}</li>`).join('');
  // How to go on depends on the call to action, which the brief does not hold.
  const questions = page.faq
    .filter(({ question }) => question !== landing.nextQuestion(draft.isFormal))
    .map(({ question, answer }) => heading(3, question) + paragraph(answer))
    .join('');
  return [
    heading(2, page.hero.headline),
    paragraph(page.hero.subheadline),
    call,
    benefits === '' ? '' : `<ul>${benefits}</ul>`,
    page.social_proof,
    questions,
    paragraph(asSentence(keyMessage)),
    call,
  ].join('');
}

/** A press release as plain text with blank lines; place, company and contact are marked as missing. */
export function pressReleaseText(draft: DraftOf<typeof pressRelease>): string {
  const release = composePressRelease(draft);
  const { headline, subheadline = '', dateline, lead, body, boilerplate, contact } = release;
  return [headline, subheadline, `${dateline} – ${lead}`, ...body, boilerplate, contact]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What the brief of a campaign cannot tell a press release. */
export const missingForPress = ({ language }: DraftSetting) => ({
  company: '',
  place: `[${toAdd(language, customPhrases[language].campaign.locationMissing)}]`,
  press_contact: toAdd(language, customPhrases[language].campaign.contactMissing),
});

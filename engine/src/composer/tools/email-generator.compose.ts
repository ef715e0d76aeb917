// An e-mail from what its sender wants to say: subject and preview say different things, one request, nothing made up.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type emailGenerator from '@folio/catalogue/writer/email-generator.tool';
import { type MessagePhrases, messagePhrases, type Occasion } from '@folio/locales/phrases/message';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, asParagraphs, capitalised, splitItems, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

// "Mr Adams", "Frau Keller", "Anna Keller": one person, to be greeted by name. Everything else describes a group.
const titles =
  /^(?:mr|mrs|ms|dr|herrn?|frau|sig\.?(?:ra)?|dott\.?(?:ssa)?|sr\.?a?|d\.|doña|m\.|mme|madame|monsieur)\s+\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?$/iu;

/** "Hi, parents of St Brendan's Primary,": a person by name, a group by what it is. */
function greetingFor(recipients: string, isFormal: boolean, phrases: MessagePhrases): string {
  if (titles.test(recipients)) return phrases.greetingTo(recipients, isFormal);
  const plain = phrases.greeting(isFormal);
  const group = recipients.replace(/[.,;:]$/u, '');
  const named = plain.replace(/([,:])$/u, (end) => `, ${group}${end}`);
  return group === '' || lengthOf(named) > 80 ? plain : named;
}

const withoutEnd = (sentence: string) => sentence.replace(/[.!\s]+$/u, '');

interface Message {
  subject: string;
  /** What the preview may add, best first. */
  previews: string[];
  paragraphs: string[];
}

function occasionMessage(draft: DraftOf<typeof emailGenerator>, phrases: MessagePhrases, sentences: readonly string[]): Message {
  const occasion = draft.line('occasion') as Occasion;
  const [first = '', ...rest] = sentences;
  const before = phrases.occasionSubject[occasion] ?? '';
  const whole = before === '' ? withoutEnd(first) : insideSentence(withoutEnd(first), draft.language);
  const isFormula = occasion === 'change_of_terms' || occasion === 'apology';
  // A notice cut short says less than its kind alone.
  const isTooLong = lengthOf(before + whole) > 60;
  // "Thank you" before what is no reason to thank would read as one.
  const news = (isFormula && isTooLong) || occasion === 'thank_you' ? '' : shorten(whole, 60 - lengthOf(before), draft.language);
  const opening = phrases.occasionOpening[occasion]?.(draft.isFormal) ?? '';
  return {
    subject: news === '' ? before.replace(/[\s\u00a0]*:\s*$/u, '') : before + news,
    previews: news === '' ? [first, ...rest] : rest,
    paragraphs: [opening, asParagraphs([first, ...rest], 2)],
  };
}

/** Offer first in retail, message first otherwise. */
function offerMessage(
  draft: DraftOf<typeof emailGenerator>,
  phrases: MessagePhrases,
  sentences: readonly string[],
  isRetail: boolean,
): Message {
  const { language } = draft;
  const offers = splitSentences(draft.text('offer'), language);
  const [lead = '', ...others] = isRetail && offers.length > 0 ? offers : sentences;
  const products = splitItems(draft.text('products'), language).map(asItem);
  const productLines =
    products.length > 0 ? `${phrases.productsLead}\n${products.map((product) => `- ${product}`).join('\n')}` : '';
  const offer = offers.length > 0 ? asParagraphs(offers, 2) : isRetail ? toAdd(language, phrases.offerMissing) : '';
  const message = asParagraphs(sentences, 2);
  return {
    // What fits whole is a better subject than what has to be cut.
    subject:
      [lead, ...offers].map(withoutEnd).find((text) => text !== '' && lengthOf(text) <= 60) ??
      shorten(withoutEnd(lead), 60, language),
    previews: isRetail && offers.length > 0 ? [...sentences, ...others] : [...offers, ...others, ...sentences],
    paragraphs: isRetail
      ? [offer, message, productLines]
      : [message, offer === '' ? '' : `${phrases.offerLead} ${insideSentence(offer, language)}`],
  };
}

const address = /(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*)?|[\w.+-]+@[\w.-]+\.\p{L}{2,}/u;

/** The call as the words of a button and, where it names an address or is too long for one, as a line of the text: nothing is lost. */
function callOf(given: string, draft: DraftOf<typeof emailGenerator>): { button: string; line: string } {
  const call = capitalised(given).replace(/\.$/u, '');
  const found = address.exec(call)?.[0] ?? '';
  const words = found === '' ? call : call.replace(found, '').replace(/\s+/gu, ' ').trim();
  const label = words.replace(/[\s:,–-]*(?:\s(?:at|on|via|under|auf|unter|über|su|en|sur|em|no|na|a|à))?[\s:,–-]*$/iu, '');
  const button = label === '' ? call : label;
  const isWhole = found === '' && lengthOf(button) <= 40;
  return {
    button: shorten(button, 40, draft.language),
    line: isWhole ? '' : found === '' || label === '' ? call : `${label}: ${found}`,
  };
}

/** Composes an e-mail. */
export function composeEmail(draft: DraftOf<typeof emailGenerator>): ResultOf<typeof emailGenerator> {
  const { language } = draft;
  const phrases = messagePhrases[language];
  const model = draft.line('content_model');
  const sentences = splitSentences(draft.text('message'), language);
  const { subject, previews, paragraphs } =
    model === 'corporate'
      ? occasionMessage(draft, phrases, sentences)
      : offerMessage(draft, phrases, sentences, model === 'retail');
  const { button: call, line: callLine } = callOf(draft.line('call_to_action'), draft);
  // A company's notice asks for nothing unless told so; an offer without a way to take it up is not finished.
  const missingCall = call === '' && model !== 'corporate' ? toAdd(language, phrases.callMissing) : '';
  const sender = draft
    .line('sender')
    .split(/,\s*/)
    .filter((part) => part !== '');
  const others = previews.map(withoutEnd).filter((text) => text !== subject);
  const preview = others.find((text) => lengthOf(text) <= 90) ?? others[0] ?? call;
  // Nobody is greeted with "Hi" to be told of new terms or a mistake.
  const isGrave = model === 'corporate' && ['apology', 'change_of_terms'].includes(draft.line('occasion'));
  const isFormal = draft.isFormal || isGrave;
  return {
    subject: shorten(subject, 60, language),
    preheader: shorten(withoutEnd(preview), 90, language),
    greeting: shorten(greetingFor(draft.line('recipients'), isFormal, phrases), 80, language),
    body: [...paragraphs, missingCall, callLine].filter((paragraph) => paragraph !== '').join('\n\n'),
    ...(call === '' ? {} : { call_to_action: call }),
    closing: phrases.closing(isFormal),
    signature: sender.length > 0 ? sender.join('\n') : toAdd(language, phrases.signatureMissing),
  };
}

export default { compose: composeEmail } satisfies Composer<typeof emailGenerator>;

// A first contact with its follow-ups from what the sender knows: each e-mail says something new, none pretends to be a reply.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type coldOutreachEmail from '@folio/catalogue/writer/cold-outreach-email.tool';
import { campaignPhrases } from '@folio/locales/phrases/campaign';
import { messagePhrases } from '@folio/locales/phrases/message';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { asItem, asSentence, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

const limits = { subject: 50, body: 1200 };
const days = [0, 3, 7, 14, 28];
const name = '{{first_name}}';

function subjectOf(sentences: readonly string[], turn: number, draft: DraftOf<typeof coldOutreachEmail>): string {
  const texts = sentences.map((sentence) => asItem(sentence).replace(/[.!?]+$/u, ''));
  const own = texts[turn % Math.max(1, texts.length)] ?? '';
  return lengthOf(own) <= limits.subject ? own : shorten(own, limits.subject, draft.language);
}

/** Composes the series. */
export function composeColdOutreach(draft: DraftOf<typeof coldOutreachEmail>): ResultOf<typeof coldOutreachEmail> {
  const { language, isFormal } = draft;
  const phrases = campaignPhrases[language];
  const offer = splitSentences(draft.text('offer'), language);
  const about = splitSentences(draft.text('personalisation'), language);
  const proof = splitSentences(draft.text('proof'), language);
  const count = 1 + draft.number('follow_ups', 2);
  const ask = phrases.ask(draft.line('ask').replace(/[.?!]+$/u, ''), isFormal);
  const sender = draft.line('sender').split(/,\s*/u).join('\n');
  const frame = [ask, phrases.optOut(isFormal), sender];
  const charactersLeft = limits.body - lengthOf(frame.join('\n\n')) - 120;
  // The first e-mail offers and proves; what it leaves unsaid is the news of the next ones.
  const opening = about[0] ?? toAdd(language, phrases.prospectMissing);
  const first = [opening, offer[0] ?? '', proof[0] ?? toAdd(language, phrases.proofMissing)];
  const unsaid = [...offer.slice(1), ...proof.slice(1), ...about.slice(1)];
  const share = Math.max(1, Math.ceil(unsaid.length / Math.max(1, count - 1)));
  const emails = Array.from({ length: count }, (_, index) => {
    draft.announce(index + 1, count, String(index + 1));
    const news = unsaid.slice((index - 1) * share, index * share);
    const points = index === 0 ? first : news.length > 0 ? news : [toAdd(language, phrases.followUpMissing)];
    const body =
      index === 0
        ? points.map((one) => shorten(one, Math.floor(charactersLeft / 3), language))
        : [joinToFit(points, charactersLeft, language)];
    const last = index > 0 && index === count - 1 ? [phrases.lastNote] : [];
    const parts = [messagePhrases[language].greetingTo(name, isFormal), ...body, ...last, ...frame];
    return {
      step: index + 1,
      send_after_days: days[index] ?? 28,
      subject: subjectOf(index === 0 || news.length === 0 ? offer : news, index === 0 || news.length > 0 ? 0 : index, draft),
      body: parts.filter((part) => part !== '').join('\n\n'),
      timing: phrases.timing(days[index] ?? 28),
    };
  });
  return {
    emails: emails.map((email) => ({ ...email, subject: email.subject || asSentence(draft.line('ask')).slice(0, 50) })),
    variables: [name],
  };
}

export default { compose: composeColdOutreach } satisfies Composer<typeof coldOutreachEmail>;

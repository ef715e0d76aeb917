// A pitch in the order its kind asks for, from problem, solution and proof as they were told.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type pitchGenerator from '@folio/catalogue/writer/pitch-generator.tool';
import { countWords } from '@folio/contract/tool-price';
import { campaignPhrases } from '@folio/locales/phrases/campaign';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, asSentence, capitalised, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

/** As many of the sentences as the words allow, at least one. */
function within(sentences: readonly string[], words: number): string[] {
  const kept: string[] = [];
  for (const sentence of sentences) {
    if (kept.length > 0 && countWords([...kept, sentence].join(' ')) > words) break;
    kept.push(sentence);
  }
  return kept;
}

function missingOf(draft: DraftOf<typeof pitchGenerator>): string[] {
  const { pitch } = campaignPhrases[draft.language];
  const type = draft.line('pitch_type');
  const needs = [
    draft.text('proof') === '' && type !== 'elevator' ? pitch.proofMissing : '',
    type === 'investor' ? pitch.marketMissing : '',
    type === 'media' ? pitch.occasionMissing : '',
    type === 'partnership' ? pitch.gainMissing : '',
  ];
  return needs.filter((need) => need !== '').map((need) => toAdd(draft.language, need));
}

/** Composes a pitch. */
export function composePitch(draft: DraftOf<typeof pitchGenerator>): ResultOf<typeof pitchGenerator> {
  const { language } = draft;
  const subject = capitalised(draft.line('subject'));
  const [first = '', ...problem] = splitSentences(draft.text('problem'), language);
  const solution = splitSentences(draft.text('solution'), language);
  const proof = splitSentences(draft.text('proof'), language);
  const words = draft.number('length', 150);
  const closing = shorten(asSentence(draft.line('request')), 200, language);
  const hook = shorten(first, 200, language);
  const left = Math.max(20, words - countWords(hook) - countWords(closing));
  const paragraphs = [
    hook === first ? '' : first,
    problem.length > 0 ? within(problem, left * 0.25).join(' ') : '',
    within(solution, left * 0.55).join(' '),
    proof.length > 0 ? within(proof, left * 0.3).join(' ') : '',
    ...missingOf(draft),
  ];
  const lead = asItem(solution[0] ?? first).replace(/[.!?]+$/u, '');
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const named = lead.toLocaleLowerCase().includes(subject.toLocaleLowerCase()) ? lead : subject + colon + lead;
  const mailSubject = [named, lead, subject].find((text) => lengthOf(text) <= 60) ?? shorten(subject, 60, language);
  return {
    title: shorten(subject, 80, language),
    hook,
    pitch: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    closing,
    ...(draft.line('pitch_type') === 'elevator' ? {} : { email_subject: mailSubject }),
  };
}

export default { compose: composePitch } satisfies Composer<typeof pitchGenerator>;

// Pins from a subject and what people search for; what the picture shows only its owner knows.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type pinterestPin from '@folio/catalogue/writer/pinterest-pin.tool';
import { campaignPhrases } from '@folio/locales/phrases/campaign';
import { searchPhrases } from '@folio/locales/phrases/search';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { asItem, asSentence, capitalised, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

const limits = { title: 100, description: 500, overlay: 40, board: 50 };
const withoutEnd = (text: string) => text.replace(/[.!\s]+$/u, '');

/** Composes pins: another keyword leads each of them. */
export function composePins(draft: DraftOf<typeof pinterestPin>): ResultOf<typeof pinterestPin> {
  const { language } = draft;
  const sentences = splitSentences(draft.text('subject'), language);
  const subject = withoutEnd(asItem(sentences[0] ?? ''));
  const keywords = draft.list('keywords').map(capitalised);
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const calls = searchPhrases[language].calls.article(draft.isFormal);
  const leads = keywords.length > 0 ? keywords : [''];
  // More pins than keywords open with the other sentences of the subject.
  const openings = [subject, ...sentences.slice(1).map(withoutEnd)];
  const count = Math.min(draft.number('versions', 3), leads.length * openings.length);
  return {
    pins: Array.from({ length: count }, (_, turn) => {
      const keyword = leads[turn % leads.length] ?? '';
      const opening = openings[Math.floor(turn / leads.length) % openings.length] ?? subject;
      const isNamed = keyword === '' || opening.toLocaleLowerCase().includes(keyword.toLocaleLowerCase());
      const title = isNamed ? opening : keyword + colon + opening;
      const others = keywords.filter((one) => one !== keyword).map(asSentence);
      const own = [
        asSentence(opening),
        ...sentences.filter((one) => withoutEnd(one) !== opening && withoutEnd(asItem(one)) !== opening),
      ];
      const short = [opening, keyword, ...openings].find((text) => text !== '' && lengthOf(text) <= limits.overlay);
      return {
        title: shorten(title, limits.title, language),
        description: joinToFit([...own, ...others.slice(0, 3), calls[turn % calls.length] ?? ''], limits.description, language),
        overlay_text: short ?? shorten(opening, limits.overlay, language),
        alt_text: toAdd(language, campaignPhrases[language].pictureMissing),
        board_suggestion: shorten(keyword === '' ? subject : keyword, limits.board, language),
      };
    }),
  };
}

export default { compose: composePins } satisfies Composer<typeof pinterestPin>;

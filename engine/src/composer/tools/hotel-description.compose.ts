// A place to stay as its host describes it: name and place, rooms one by one, what there is, what lies around. Nothing is praised
// that was not given.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type hotelDescription from '@folio/catalogue/writer/hotel-description.tool';
import { guestPhrases, type StayType } from '@folio/locales/phrases/guest';
import { joinList } from '@folio/locales/writing/formats';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { escapeHtml, paragraphsOf } from '../../document/markup.ts';
import { LinkPlacer, passagesHtml } from '../articles/article-html.ts';
import { readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asItem, asParagraphs, asSentence, capitalised, labelledFact, splitItems, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

interface RoomType {
  name: string;
  text: string;
}

function roomsOf(draft: DraftOf<typeof hotelDescription>): RoomType[] {
  const { language } = draft;
  return splitItems(draft.text('rooms'), language)
    .slice(0, 10)
    .map((item) => {
      const fact = labelledFact(item);
      const name = fact ? fact.name : asItem(item).replace(/\.$/u, '');
      const isCut = lengthOf(name) > 60;
      const text = fact ? asSentence(fact.value) : isCut ? asSentence(item) : '';
      return { name: shorten(name, 60, language), text: shorten(text, 400, language) };
    });
}

/** Name with kind and place, as much of it as the channel shows. */
function titleOf(draft: DraftOf<typeof hotelDescription>, name: string, named: string): string {
  const limit = draft.line('channel') === 'airbnb' ? 50 : 60;
  const candidates = [named, `${name}, ${draft.line('location')}`, name];
  return candidates.find((title) => lengthOf(title) <= limit) ?? shorten(name, limit, draft.language);
}

/** Composes the description of a place to stay. */
export function composeHotelDescription(draft: DraftOf<typeof hotelDescription>): ResultOf<typeof hotelDescription> {
  const { language } = draft;
  const phrases = guestPhrases[language].stay;
  const name = capitalised(draft.line('name').replace(/\.$/u, ''));
  const location = draft.line('location').replace(/\.$/u, '');
  const type = phrases.types[draft.line('accommodation_type') as StayType];
  // "Pousada Maré Alta" says what it is.
  const [kind = ''] = type.toLocaleLowerCase().split(' ');
  const isNamed = name.toLocaleLowerCase().includes(kind);
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const named = isNamed ? `${name}, ${location}` : name + colon + phrases.at(insideSentence(type, language), location);
  const opening = asSentence(named);
  const rooms = roomsOf(draft);
  const services = splitItems(draft.text('services'), language).map(asItem);
  const nearby = splitSentences(draft.text('surroundings'), language);
  const guests = draft.line('guests').replace(/\.$/u, '');
  const forGuests = guests === '' ? '' : phrases.guests(guests);
  const inSentence = services.map((service, index) => (index === 0 ? service : insideSentence(service, language)));
  const offers = `${phrases.offers} ${joinList(
    inSentence.map((service) => service.replace(/\.$/u, '')),
    language,
  )}.`;
  const { passages } = readMaterial(draft.context.sources, language);
  const quoted = passagesAbout(passages, `${name} ${location}`, draft.number('length', 250) / 2, language);
  const description = [`${opening} ${forGuests}`.trim(), offers].map((part) => `<p>${escapeHtml(part)}</p>`).join('');
  return {
    title: titleOf(draft, name, named),
    summary: joinToFit([opening, forGuests, ...nearby, ...services.slice(0, 3).map(asSentence)], 500, language),
    description: description + passagesHtml(quoted, new LinkPlacer([])),
    rooms,
    services: services.slice(0, 15).map((service) => shorten(service, 60, language)),
    surroundings: paragraphsOf(nearby.length > 0 ? asParagraphs(nearby) : toAdd(language, phrases.surroundingsMissing)),
    meta_title: fitMetaTitle(titleOf(draft, name, named), language),
    meta_description: fitMetaDescription(
      [opening, ...nearby, ...services.map(asSentence)],
      language,
      phrases.metaCall(draft.isFormal),
    ),
  };
}

export default { compose: composeHotelDescription } satisfies Composer<typeof hotelDescription>;

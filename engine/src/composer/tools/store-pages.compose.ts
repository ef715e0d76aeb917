// A page for each store of the form and the file. What is known of a store decides the order of its page and its questions.
import type storePages from '@folio/catalogue/custom/store-pages.tool';
import type { ResultOf } from '@folio/catalogue/define-tool';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import { pagePhrases, type StoreMatter } from '@folio/locales/phrases/page';
import { searchPhrases } from '@folio/locales/phrases/search';
import { joinList } from '@folio/locales/writing/formats';
import { inBrackets } from '@folio/locales/writing/inside-sentence';
import { escapeHtml } from '../../document/markup.ts';
import { EngineFailure } from '../../engine-types.ts';
import { LinkPlacer, passagesHtml } from '../articles/article-html.ts';
import { type Passage, readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import { urlSlugOf } from '../articles/url-slug.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { keywordsToUse } from '../keywords-to-use.ts';
import { type Store, storeOfForm, storesOfFile } from '../read-stores.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asParagraphs, asSentence, capitalised } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

/** Source of the limits: the catalogue's tool. */
const limits = { pages: 100, store: 120, city: 100, slug: 75, h1: 70, question: 120, answer: 300, profile: 750 };

/** Which part comes first; every page begins the round at another one. */
const rounds: readonly (readonly StoreMatter[])[] = [
  ['offer', 'team', 'hours', 'way'],
  ['way', 'hours', 'offer', 'team'],
  ['team', 'offer', 'way', 'hours'],
  ['hours', 'way', 'team', 'offer'],
];

const includes = (text: string, part: string) => part !== '' && text.toLocaleLowerCase().includes(part.toLocaleLowerCase());

/** The store with its company, where its own name does not say it. */
function fullName({ name, city }: Store, brand: string): string {
  if (name === '') return brand;
  // "Hollis & Oak Exeter", where the row is called "Exeter".
  if (name === city && brand !== '') return `${brand} ${city}`;
  return includes(name, brand) || brand === '' ? name : brand + inBrackets(name);
}

class StorePage {
  readonly #draft: DraftOf<typeof storePages>;
  readonly #store: Store;
  readonly #turn: number;
  readonly #name: string;
  readonly #phrases;

  constructor(draft: DraftOf<typeof storePages>, store: Store, turn: number) {
    this.#draft = draft;
    this.#store = store;
    this.#turn = turn;
    this.#name = fullName(store, draft.line('brand'));
    this.#phrases = pagePhrases[draft.language].store;
  }

  /** A sentence of the file carries the file's mark; one of the form is the customer's own. */
  #mark(text: string): string {
    const { source } = this.#store;
    return source === null ? escapeHtml(text) : `<span data-source="${source.id}">${escapeHtml(text)}</span>`;
  }

  #sentences(matter: StoreMatter | 'more'): string[] {
    return this.#store.facts[matter].map(asSentence);
  }

  get #round(): readonly StoreMatter[] {
    const round = rounds[this.#turn % rounds.length] ?? [];
    const knows = (matter: StoreMatter) =>
      this.#store.facts[matter].length > 0 || (matter === 'way' && this.#store.address !== '');
    return round.filter(knows);
  }

  introduction(): string {
    const { city } = this.#store;
    const service = capitalised(this.#draft.line('service').replace(/\.$/u, ''));
    const where = city === '' || includes(this.#name, city) ? '' : this.#phrases.inCity(city);
    const say = this.#phrases.introductions[this.#turn % this.#phrases.introductions.length];
    return say?.(this.#name, service, where) ?? this.#name;
  }

  #part(matter: StoreMatter): string {
    const { address, phone } = this.#store;
    const lines = asParagraphs(this.#sentences(matter)).split('\n\n');
    const own = matter === 'way' && address !== '' ? [this.#phrases.address(this.#address())] : [];
    const call = matter === 'hours' && phone !== '' ? [this.#phrases.phone(phone)] : [];
    const paragraphs = [...own, ...lines, ...call].filter((line) => line !== '').map((line) => `<p>${this.#mark(line)}</p>`);
    return `<h3>${escapeHtml(this.#phrases.headings[matter])}</h3>${paragraphs.join('')}`;
  }

  /** The address with its city, once. */
  #address(): string {
    const { address, city } = this.#store;
    return city === '' || includes(address, city) ? address : `${address}, ${city}`;
  }

  #missing(): string {
    const { address, phone, facts } = this.#store;
    const { missing } = this.#phrases;
    const names = [
      address === '' ? missing.address : '',
      facts.hours.length === 0 ? missing.hours : '',
      phone === '' ? missing.phone : '',
      facts.offer.length === 0 ? missing.offer : '',
    ].filter((name) => name !== '');
    return names.length === 0 ? '' : toAdd(this.#draft.language, asListEnd(joinList(names, this.#draft.language)));
  }

  html(passages: readonly Passage[]): string {
    const { language } = this.#draft;
    const { phone, facts } = this.#store;
    const more = facts.more.length > 0 ? `<p>${this.#mark(this.#sentences('more').join(' '))}</p>` : '';
    const call = phone !== '' && facts.hours.length === 0 ? `<p>${this.#mark(this.#phrases.phone(phone))}</p>` : '';
    const quoted = passages.length > 0 ? passagesHtml(passages, new LinkPlacer([])) : '';
    const body = `<p>${escapeHtml(this.introduction())}</p>${more}${this.#round.map((matter) => this.#part(matter)).join('')}${quoted}${call}`;
    const notes = [this.#missing(), keywordsToUse(this.#draft.list('keywords'), [body], language)].filter((note) => note !== '');
    return body + notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('');
  }

  faq(): { question: string; answer: string }[] {
    const { address, phone, facts } = this.#store;
    const { questions } = this.#phrases;
    const answers: Record<keyof typeof questions, string[]> = {
      address: address === '' ? [] : [asSentence(this.#phrases.address(this.#address()))],
      phone: phone === '' ? [] : [asSentence(this.#phrases.phone(phone))],
      hours: facts.hours.map(asSentence),
      way: facts.way.map(asSentence),
      team: facts.team.map(asSentence),
      offer: facts.offer.map(asSentence),
    };
    // What the page ends with is asked first.
    const order = [...this.#round.toReversed(), 'phone', 'address'] as const;
    return [...new Set(order)]
      .filter((matter) => answers[matter].length > 0)
      .slice(0, 4)
      .map((matter) => ({
        question: shorten(
          questions[matter](shorten(this.#name, 70, this.#draft.language)),
          limits.question,
          this.#draft.language,
        ),
        answer: joinToFit(answers[matter], limits.answer, this.#draft.language),
      }));
  }

  /** Neither links nor prices, as the profile's rules want it. */
  #profile(): string {
    const { priceWords } = commercePhrases[this.#draft.language].landing;
    const facts = [...this.#sentences('more'), ...this.#round.flatMap((matter) => this.#sentences(matter))];
    const fitting = facts.filter((fact) => !priceWords.test(fact) && !/https?:|www\.|@/iu.test(fact));
    return joinToFit([this.introduction(), ...fitting], limits.profile, this.#draft.language);
  }

  #h1(): string {
    const { language } = this.#draft;
    const { city } = this.#store;
    const service = capitalised(this.#draft.line('service').replace(/\.$/u, ''));
    const where = city === '' ? '' : this.#phrases.inCity(city);
    const colon = language === 'fr' ? '\u00a0: ' : ': ';
    const patterns = [`${this.#name}${colon}${service}`, `${service}${where} | ${this.#name}`, `${service}${where}`, this.#name];
    return patterns.find((pattern) => lengthOf(pattern) <= limits.h1) ?? shorten(this.#name, limits.h1, language);
  }

  page(passages: readonly Passage[], slug: string) {
    const { language } = this.#draft;
    const { city } = this.#store;
    const service = capitalised(this.#draft.line('service').replace(/\.$/u, ''));
    const where = city === '' || includes(this.#name, city) ? '' : this.#phrases.inCity(city);
    const titles = [
      `${service}${where} | ${this.#name}`,
      `${service}${where} | ${this.#draft.line('brand')}`,
      `${this.#name}${where}`,
    ];
    const first = this.#round.flatMap((matter) => this.#sentences(matter));
    const calls = searchPhrases[language].calls.local_page(this.#draft.isFormal);
    return {
      store: shorten(this.#name, limits.store, language),
      city: shorten(city, limits.city, language),
      url_slug: slug,
      h1: this.#h1(),
      html: this.html(passages),
      faq: this.faq(),
      meta_title: fitMetaTitle(titles.find((title) => lengthOf(title) <= 60) ?? this.#name, language),
      meta_description: fitMetaDescription([this.introduction(), ...first], language, calls[this.#turn % calls.length] ?? ''),
      google_profile_description: this.#profile(),
    };
  }
}

const asListEnd = (text: string) => (text.endsWith('.') ? text : `${text}.`);

function slugOf(store: Store, brand: string, taken: Set<string>, draft: DraftOf<typeof storePages>): string {
  const name = fullName(store, brand);
  const base = urlSlugOf(includes(name, store.city) ? name : `${name} ${store.city}`, draft.language) || 'store';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base.slice(0, limits.slug - 4)}-${number}`;
  taken.add(slug);
  return slug;
}

/** Composes the pages. Throws FILE_EMPTY where the file names no store, FILE_TOO_LARGE where it names more than one order takes. */
export function composeStorePages(draft: DraftOf<typeof storePages>): ResultOf<typeof storePages> {
  const { language, context } = draft;
  const own = storeOfForm(draft);
  const files = context.sources.map((source) => ({ source, stores: storesOfFile(source, language) }));
  const stores = [...(own === null ? [] : [own]), ...files.flatMap((file) => file.stores)];
  // A table that was given for its stores must not quietly go unused.
  const empty = files.find(
    ({ source, stores: read }) => read.length === 0 && (stores.length === 0 || /\.csv$/iu.test(source.title)),
  );
  if (empty) throw new EngineFailure('FILE_EMPTY', { detail: empty.source.title });
  if (stores.length > limits.pages) {
    throw new EngineFailure('FILE_TOO_LARGE', { detail: `${stores.length} > ${limits.pages}` });
  }
  const others = files.filter((file) => file.stores.length === 0).map((file) => file.source);
  const { passages } = readMaterial(others, language);
  const about = `${draft.line('service')} ${draft.line('brand')}`;
  const taken = new Set<string>();
  return {
    pages: stores.map((store, index) => {
      draft.announce(index + 1, stores.length, store.name);
      // Pages that all quote the same would be copies of one another: several stores get only what names them.
      const usable =
        stores.length === 1 ? passages : passages.filter(({ text }) => includes(text, store.city) || includes(text, store.name));
      const sentences =
        usable.length > 0
          ? passagesAbout(usable, stores.length === 1 ? about : '', draft.number('length', 300) / 2, language)
          : [];
      return new StorePage(draft, store, index).page(sentences, slugOf(store, draft.line('brand'), taken, draft));
    }),
  };
}

export default { compose: composeStorePages } satisfies Composer<typeof storePages>;

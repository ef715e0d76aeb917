import { findTool } from '@folio/catalogue/catalogue';
import { countWords } from '@folio/contract/tool-price';
import { describe, expect, it } from 'vitest';
import { compose, composeProposal } from '../../composer.ts';
import type { Progress, SourceText } from '../../core/engine-types.ts';
import { textOfHtml } from '../../document/plain-text.ts';
import { renderDocument } from '../../document/render-document.ts';
import { languageOfText } from '../../text/source-language.ts';
import { bakerySources } from '../fixtures/bakery-sources-de.ts';
import { hotelSources } from '../fixtures/hotel-sources-en.ts';
import { contextIn, parsed } from '../fixtures/orders.ts';
import { leansOnPrevious } from './dangling.ts';
import { urlSlugOf } from './url-slug.ts';

const found = findTool('seo_article');
if (!found) throw new Error('no SEO article');
const tool = found;
const order = (changes: Record<string, unknown> = {}) => parsed(tool, { ...tool.example, ...changes });

async function write(
  changes: Record<string, unknown> = {},
  sources: SourceText[] = hotelSources,
  onProgress?: (progress: Progress) => void,
) {
  const context = contextIn('en', { sources, ...(onProgress ? { onProgress } : {}) });
  const { result, sourcesUsed } = await compose(tool, order(changes), context);
  expect(tool.result.safeParse(result).error).toBeUndefined();
  const html = renderDocument(tool, result, 'en', 'composer');
  return { result, sourcesUsed, html, body: html.replace(/<h2[^>]*>Sources<\/h2><ul.*?<\/ul>/s, '') };
}

const passagesIn = (html: string) =>
  [...html.matchAll(/<span data-source="(\d+)">(.*?)<\/span>/g)].map(([, id, text]) => ({
    id: Number(id),
    text: textOfHtml(text ?? ''),
  }));

describe('an article from sources', () => {
  it('is as long as was asked for, within a tenth', async () => {
    for (const [length, headings] of [
      [500, undefined],
      [500, ['Commission and costs', 'The booking engine', 'Guest reviews']],
      [500, ['Why guest reviews decide', 'Offers on your own site', 'Loyal guests', 'Booking engine', 'Know your numbers']],
      [1000, undefined],
    ] as const) {
      const { body } = await write({ length, ...(headings ? { paragraphs_headings: [...headings] } : {}) });
      const words = countWords(textOfHtml(body));
      expect(words).toBeGreaterThanOrEqual(length * 0.9);
      expect(words).toBeLessThanOrEqual(length * 1.1);
    }
  });

  it('quotes its sources word for word, each passage once and with its source', async () => {
    const { html, sourcesUsed } = await write();
    const passages = passagesIn(html);
    expect(passages.length).toBeGreaterThan(15);
    expect(new Set(passages.map(({ text }) => text)).size).toBe(passages.length);
    for (const { id, text } of passages) {
      const source = hotelSources.find((one) => one.id === id);
      expect(source?.text.replace(/\s+/g, ' ')).toContain(text);
    }
    expect(sourcesUsed.toSorted((a, b) => a - b)).toEqual([11, 12, 13]);
    expect(html).toContain('<a href="https://www.example.com/commission" rel="noopener">What a direct booking is worth</a>');
    expect(html).toContain('<li data-origin="engine">Guest reviews handbook.pdf</li>');
    expect(html).not.toMatch(/cookies|Martin Ellery|All rights reserved|Subscribe|Photo:/);
  });

  it('leaves no sentence without the one that it leans on', async () => {
    const { html } = await write({ length: 1000 });
    const openings = (html.match(/<p[^>]*>.*?<\/p>/g) ?? []).flatMap((paragraph) => passagesIn(paragraph)[0]?.text ?? []);
    expect(openings.length).toBeGreaterThan(5);
    expect(openings.filter((opening) => leansOnPrevious(opening, 'en'))).toEqual([]);
  });

  it('says what the sources do not cover', async () => {
    const { result, body } = await write({ paragraphs_headings: ['The booking engine', 'Housekeeping robots', 'Guest reviews'] });
    expect(result['sections']).toMatchObject([
      {},
      { html: expect.stringContaining('No passage was found for “Housekeeping robots”') },
      {},
    ]);
    expect(countWords(textOfHtml(body))).toBeLessThanOrEqual(550);
  });

  it('says of a heading whose passages are all elsewhere that they are, and proposes none without a passage', async () => {
    const text = '# The seal of the filter\n\nA filter that carries the seal of the institute holds back lead.';
    const page = [{ id: 1, title: 'Filters', url: null, text }];
    const asked = await write({ topic: 'Water filters', paragraphs_headings: ['The seal of the filter', 'The seal'] }, page);
    expect(textOfHtml(JSON.stringify(asked.result['sections']))).toContain(
      'What your sources say about “The seal” is quoted under other headings.',
    );
    const proposed = await write(
      { topic: 'Water filters', keywords: ['electricity', 'seal', 'wages'], main_title: '', paragraphs_headings: [] },
      page,
    );
    expect(proposed.html).not.toMatch(/No passage was found|quoted under other headings/);
  });

  it('proposes the headings of short leaflets as their paragraphs follow each other, and describes the page by them', async () => {
    const text =
      'The cathedral was built in the 16th century. A guided tour takes 45 minutes.\n\nThe walls climb the slope behind the houses. They are open from ten to six.\n\nThe free car park is beside the river, ten minutes on foot from the old town. Coaches pay four euros there.';
    const keywords = ['free car park', 'walls', 'romantic hotel'];
    const open = { main_title: '', paragraphs_headings: [], focus_keywords: ['albarracín'] };
    const page = [{ id: 1, title: 'Leaflet', url: null, text }];
    const { result } = await write({ topic: 'What to see in Albarracín', keywords, ...open }, page);
    const sections = result['sections'] as { heading: string; html: string }[];
    expect(sections.map(({ heading }) => heading).slice(0, 2)).toEqual(['Walls', 'Free car park']);
    expect(result['meta_description']).toBe('What to see in Albarracín: walls and free car park.');
    expect(JSON.stringify(sections)).not.toContain('omantic hotel');
  });

  it('proposes the title of a source where nothing in it names its parts, so that two headings can be confirmed', async () => {
    const text = 'Put the screen at the height of the eyes. Rest your arms.\n\nStand up once an hour.';
    const guide = [{ id: 1, title: 'Desk guide', url: null, text }];
    const [first] = tool.steps;
    if (!first) throw new Error('no step');
    const fields = { topic: 'Working at home', keywords: ['lamp', 'plant', 'door'], focus_keywords: ['office'], main_title: '' };
    const context = contextIn('en', { sources: guide });
    const proposed = await composeProposal(tool, first, order({ ...fields, paragraphs_headings: [] }), context);
    expect(proposed.paragraphs_headings).toEqual(['Desk guide', 'Also in the sources']);
    const { html } = await write({ topic: 'Working at home', paragraphs_headings: proposed.paragraphs_headings }, guide);
    expect(html).not.toContain('No passage was found');
    expect(html).toContain('Stand up once an hour.');
  });

  it('puts each anchor link once into the text, or below it', async () => {
    const links = 'front desk | https://www.example.com/desk\nrevenue manager | https://www.example.com/manager\nno address';
    const { html } = await write({ anchor_links: links, paragraphs_headings: ['Loyal guests book direct', 'Guest reviews'] });
    expect(html.match(/href="https:\/\/www.example.com\/desk"/g)).toHaveLength(1);
    expect(html).toMatch(/<span data-source="\d+">[^<]*<a href="https:\/\/www.example.com\/desk"/i);
    expect(html).toMatch(/Read more<\/h2><ul[^>]*><li[^>]*><a href="https:\/\/www.example.com\/manager"/);
  });

  it('reports its progress', async () => {
    const reported: Progress[] = [];
    await write({}, hotelSources, (progress) => reported.push(progress));
    expect(reported.filter((progress) => progress.stage === 'writing')).toHaveLength(4);
    expect(reported.at(-1)).toEqual({
      stage: 'writing',
      section: 4,
      sections: 4,
      label: 'Offers that only exist on your own site',
    });
  });

  it('ends for three long sources', async () => {
    const long = hotelSources.map((source) => ({
      ...source,
      text: Array.from({ length: 10 }, (_, index) =>
        source.text.replaceAll(/\d+/g, (figure) => `${Number(figure) + index}`),
      ).join('\n\n'),
    }));
    expect(await write({}, long)).toBeDefined();
  });

  it('does not use sources in another language and says so', async () => {
    const german = {
      id: 20,
      title: 'Direktbuchungen',
      url: null,
      text: 'Die Gäste buchen gern direkt beim Hotel, wenn der Preis der gleiche ist. Das Haus spart dabei die Provision und kennt den Gast schon vor der Anreise.',
    };
    const mixed = await write({}, [...hotelSources, german]);
    expect(mixed.sourcesUsed).not.toContain(20);
    expect(mixed.html).toContain('Not used, because the language is another one: Direktbuchungen.');
    const alone = await write({}, [german]);
    expect(alone.html).toContain('This is an outline');
    expect(alone.html).toContain('Direktbuchungen');
  });

  it('is an outline that says so where there are no sources', async () => {
    const { html, sourcesUsed, result } = await write({}, []);
    expect(sourcesUsed).toEqual([]);
    expect(html).toContain('This is an outline, not a finished text');
    expect(html).not.toContain('data-source');
    expect(result['sections']).toHaveLength(4);
    // Nothing to describe yet: a placeholder would go live as the search result's text.
    expect(result['meta_description']).toBe('');
    expect(html).not.toContain('Meta description');
  });

  it('proposes headings that the sources can fill', async () => {
    const [first] = tool.steps;
    if (!first) throw new Error('no step');
    const proposal = await composeProposal(
      tool,
      first,
      order({ paragraphs_headings: [], main_title: '' }),
      contextIn('en', { sources: hotelSources }),
    );
    const headings = proposal['paragraphs_headings'] as string[];
    const { html } = await write({ paragraphs_headings: headings });
    expect(headings.length).toBeGreaterThanOrEqual(3);
    expect(html).not.toContain('No passage was found');
  });
});

describe('a blog post in another language', () => {
  it('is made of that language’s sentences and announces itself', async () => {
    const blog = findTool('blog_post');
    if (!blog) throw new Error('no blog post');
    const input = parsed(blog, {
      topic: 'Sauerteigbrot selbst backen',
      keywords: ['Sauerteig', 'Brot backen', 'Roggenmehl'],
      point: 'Zeit ist die wichtigste Zutat',
      language: 'de',
      tone: 'friendly',
      social_networks: ['linkedin', 'x'],
    });
    const { result } = await compose(blog, input, contextIn('de', { sources: bakerySources }));
    expect(blog.result.safeParse(result).error).toBeUndefined();
    const text = textOfHtml(renderDocument(blog, result, 'de', 'composer'));
    expect(text).toContain('Sauerteig pflegen\n');
    expect(text).toContain('Wie siehst du das?');
    expect(text).toContain('Quellen\nSauerteig ansetzen und pflegen\nBrot backen');
    expect(text).not.toMatch(/Cookie|Karin Petersen|Lesen Sie auch/);
    expect(result['title']).toBe('Sauerteigbrot selbst backen');
    for (const post of result['social_posts'] as { text: string }[]) expect(countWords(post.text)).toBeLessThanOrEqual(44);
  });
});

describe('pieces of articles', () => {
  it('distinguish languages by their small words', () => {
    expect(languageOfText('The guests who book directly with the hotel cost less than those of an agency.')).toBe('en');
    expect(languageOfText('Les clients qui réservent directement auprès de l’hôtel coûtent moins que ceux d’une agence.')).toBe(
      'fr',
    );
    expect(languageOfText('Kawa.')).toBeNull();
  });

  it('know sentences that lean on others in every language', () => {
    for (const [sentence, language] of [
      ['However, the price is higher.', 'en'],
      ['Das bedeutet mehr Arbeit.', 'de'],
      ['Questo vale anche per gli hotel.', 'it'],
      ['Por eso conviene comparar.', 'es'],
      ['C’est pourquoi il faut comparer.', 'fr'],
      ['Isso vale para todos.', 'pt-BR'],
    ] as const) {
      expect(leansOnPrevious(sentence, language), sentence).toBe(true);
    }
    expect(leansOnPrevious('Das Hotel liegt am See.', 'de')).toBe(false);
    expect(leansOnPrevious('It is important to compare prices.', 'en')).toBe(false);
  });

  it('make addresses of titles', () => {
    expect(urlSlugOf('Bürostühle für große Menschen: Was wirklich zählt', 'de')).toMatch(/^[a-z0-9-]{1,75}$/);
    expect(urlSlugOf('¿Cuánto cuesta una página web?', 'es')).toMatch(/cuesta.*pagina-web/);
    expect(urlSlugOf('日本語', 'en')).toBe('');
  });
});

it('a plan has the keywords as headings, and asks of each what it promises', async () => {
  const keywords = ['ev charging cost', 'parking permit', 'cable gully', 'home charger'];
  const { result } = await write(
    { topic: 'Charging at home', keywords, main_title: '', paragraphs_headings: [], n_paragraphs_range: '3-5' },
    [],
  );
  const sections = result['sections'] as { heading: string; html: string }[];
  const under = (heading: string) => sections.find((section) => section.heading === heading)?.html ?? '';
  expect(under('EV charging cost')).toContain('Which source and which year does each amount come from?');
  expect(under('Parking permit')).toContain('Which exceptions are there');
  expect(JSON.stringify(sections)).not.toMatch(/step by step|costs and effort|Keyword for this section: cable gully/);
  const questions = sections.flatMap(({ html }) => [...html.matchAll(/<li[^>]*>([^<]*\?)/gu)].map(([, question]) => question));
  expect(new Set(questions).size).toBe(questions.length);
});

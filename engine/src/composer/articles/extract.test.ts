// Articles from sources are extracts: quoted, numbered, and without the sentences that only their author may say.
import { findTool } from '@folio/catalogue/catalogue';
import { extractPhrases } from '@folio/locales/phrases';
import { describe, expect, it } from 'vitest';
import type { ComposerLanguage, SourceText } from '../../core/engine-types.ts';
import { natureNow } from '../../document/document-nature.ts';
import { textOfHtml } from '../../document/plain-text.ts';
import { make } from '../../engine.ts';
import { contextIn, parsed } from '../fixtures/orders.ts';
import { isCommandLine, isTorn, speaksForAuthor } from './authors-voice.ts';
import { urlSlugOf } from './url-slug.ts';

const bees: SourceText[] = [
  {
    id: 31,
    title: 'Keeping bees on a roof',
    url: 'https://bees.example/roof',
    text: `# Choosing the roof
A colony on a flat roof needs shade in the afternoon and shelter from the wind. I always put two hives side by side. The roof must carry 60 kilograms for each hive in summer. The parts needed are as follows. A hive weighs 25 kilograms when the frames are empty. See Section 4.2 for the anchors.
# apt-get install beekeeper --yes
The wind lifts an empty hive more easily than a full one. We measured twelve roofs in Leeds. A paving slab on every lid keeps a hive on the roof in a storm.
# Feeding in autumn
Bees need fifteen kilograms of stores to come through a northern winter. Sugar syrup is given until the middle of September. 2 Some of these figures are older. A colony that is fed too late cannot dry the syrup.It then ferments in the comb. Fondant replaces syrup as soon as the nights are cold.`,
  },
  {
    id: 32,
    title: 'City honey',
    url: 'https://honey.example/city',
    text: `# Honey from the city
City honey comes from lime trees, clover and gardens, and its taste changes from street to street. A colony in a city brings in more honey than one among fields of wheat. Our honey won a prize in 2019. The flow from lime trees lasts two weeks in June.`,
  },
];

async function write(language: ComposerLanguage, sources: SourceText[], changes: Record<string, unknown> = {}) {
  const tool = findTool('seo_article');
  if (!tool) throw new Error('no SEO article');
  const fields = { topic: 'Bees on a roof', language, length: 500, n_paragraphs_range: '3-5', tone: 'professional', ...changes };
  return make(tool, parsed(tool, fields), contextIn(language, { sources }));
}

const headings = ['Choosing the roof', 'Feeding in autumn', 'Honey from the city'];

describe('an extract', () => {
  it('says what it is, quotes with numbers and lists the sources by them', async () => {
    const { html, engine } = await write('en', bees, { paragraphs_headings: headings });
    expect(engine.nature).toBe('extract');
    expect(html).toMatch(/^<h1[^>]*>[^<]*<\/h1><p data-origin="engine"><em>This is an extract/);
    const spans = html.match(/<span data-source="\d+">/g) ?? [];
    const outside = html.replace(/<blockquote[\s\S]*?<\/blockquote>/g, '');
    expect(spans.length).toBeGreaterThan(8);
    expect(outside).not.toContain('data-source');
    for (const quotation of html.match(/<blockquote[\s\S]*?<\/blockquote>/g) ?? [])
      expect(quotation).toMatch(/ \[[12]\]<\/p><\/blockquote>$/);
    const [, list = ''] = /<h2[^>]*>Sources<\/h2>(<ol[\s\S]*?<\/ol>)/.exec(html) ?? [];
    const first = Number(/data-source="(\d+)"/.exec(html)?.[1]);
    expect(textOfHtml(list).split('\n')[0]).toContain(bees.find(({ id }) => id === first)?.title ?? '?');
  });

  it('leaves out the author, pointers, footnotes, glued sentences and command lines', async () => {
    const { html } = await write('en', bees, { paragraphs_headings: [] });
    const text = textOfHtml(html);
    for (const wrong of ['I always', 'We measured', 'Our honey', 'as follows', 'See Section', '2 Some', 'ferments', 'apt-get'])
      expect(text).not.toContain(wrong);
    expect(text).toContain('Fondant replaces syrup');
  });

  it('quotes a list as one, with its number at the end', async () => {
    const text = 'The city collects bulky waste twice a year.\n\nWhat we take\n- Sofas and beds\n- Carpets';
    const { html } = await write('en', [{ id: 7, title: 'Waste', url: null, text }], { topic: 'Bulky waste' });
    expect(html).toMatch(
      /<blockquote[^>]*><ul[^>]*><li[^>]*><span data-source="7">Sofas and beds<\/span><\/li><li.*Carpets<\/span> \[1\]<\/li><\/ul><\/blockquote>/,
    );
  });

  it('counts and charges what it quotes, not what is still to be added', async () => {
    const text = 'The city collects bulky waste twice a year. Each collection takes ten minutes.';
    const { html, words } = await write('en', [{ id: 7, title: 'Waste', url: null, text }], { topic: 'Bulky waste' });
    expect(textOfHtml(html)).toContain(`${words} of about 500 words`);
    expect(words).toBe(15);
  });

  it('marks inside a quotation where a sentence was left out', async () => {
    const text = 'The dry stone wall has no mortar at all. I never liked mortar. Every stone sits across a joint below it.';
    const { html } = await write('en', [{ id: 7, title: 'Walls', url: null, text }], { topic: 'Dry stone walls' });
    expect(textOfHtml(html)).toContain('no mortar at all. […] Every stone');
  });

  it('describes itself for searches in no words of the source', async () => {
    const { result } = await write('en', bees, { paragraphs_headings: headings });
    const description = result['meta_description'] as string;
    expect(description.length).toBeGreaterThan(40);
    for (const { text } of bees) expect(text).not.toContain(description.slice(0, 40));
  });

  it.each([
    [
      'de',
      'Bienen auf dem Dach',
      'Ein Volk auf dem Dach braucht am Nachmittag Schatten und Schutz vor dem Wind. Wir stellen immer zwei Kästen nebeneinander. Im Sommer wiegt ein voller Kasten bis zu sechzig Kilogramm. Die Teile sind im folgenden Abschnitt genannt. Der Honig der Stadt stammt von Linden, Klee und Gärten.',
    ],
    [
      'it',
      'Le api sul tetto',
      'Una colonia sul tetto ha bisogno di ombra nel pomeriggio e di riparo dal vento. Noi mettiamo sempre due arnie vicine. In estate un’arnia piena pesa fino a sessanta chili. I pezzi sono elencati nella tabella 3. Il miele di città viene dai tigli, dal trifoglio e dai giardini.',
    ],
    [
      'es',
      'Abejas en la azotea',
      'Una colonia en la azotea necesita sombra por la tarde y abrigo contra el viento. Nosotros ponemos siempre dos colmenas juntas. En verano una colmena llena pesa hasta sesenta kilos. Las piezas se enumeran a continuación. La miel de la ciudad viene de los tilos, del trébol y de los jardines.',
    ],
    [
      'fr',
      'Des abeilles sur le toit',
      'Une colonie sur le toit a besoin d’ombre l’après-midi et d’un abri contre le vent. Nous plaçons toujours deux ruches côte à côte. En été, une ruche pleine pèse jusqu’à soixante kilos. Les pièces sont énumérées ci-dessous. Le miel de la ville vient des tilleuls, du trèfle et des jardins.',
    ],
    [
      'pt-BR',
      'Abelhas no telhado',
      'Uma colônia no telhado precisa de sombra à tarde e de abrigo contra o vento. Nós colocamos sempre duas colmeias juntas. No verão uma colmeia cheia pesa até sessenta quilos. As peças estão listadas a seguir. O mel da cidade vem das tílias, do trevo e dos jardins.',
    ],
  ] as const)('is one in %s too', async (language, topic, text) => {
    const { html, engine } = await write(language, [{ id: 7, title: topic, url: 'https://bees.example/roof', text }], { topic });
    expect(engine.nature).toBe('extract');
    expect(textOfHtml(html)).toContain(extractPhrases[language]);
    const quoted = (html.match(/<span data-source="7">[^<]*<\/span>/g) ?? []).map(textOfHtml);
    const sentences = text.split(/(?<=\.) /);
    expect(quoted.length).toBeGreaterThan(0);
    for (const sentence of quoted) expect([sentences[0], sentences[2], sentences[4]]).toContain(sentence);
    expect(html).toContain('[1]</p></blockquote>');
  });

  it('stops being one when people have rewritten it', async () => {
    const { html } = await write('en', bees, { paragraphs_headings: headings });
    expect(natureNow('extract', html)).toBe('extract');
    expect(natureNow('extract', html.replace(/<blockquote[\s\S]*?<\/blockquote>/g, '<p data-origin="person">Mine.</p>'))).toBe(
      'text',
    );
    const outline = await write('en', []);
    expect(outline.engine.nature).toBe('outline');
    expect(natureNow('outline', outline.html)).toBe('outline');
    expect(natureNow('outline', '<p data-origin="person">Mine.</p>')).toBe('text');
    expect(natureNow(undefined, html)).toBe('text');
  });
});

const cisterns: SourceText[] = [
  {
    id: 41,
    title: 'Rain in the garden',
    url: 'https://rain.example/garden',
    text: `Start | Garden | Water
By Oda Vance, 3 May.
# Barrels for small gardens
A rain barrel holds up to 500 litres and is connected in an afternoon. Let's see what goes wrong. A lid keeps leaves and mosquitoes out of the barrel.[1] The barrel is emptied before the first frost. Never leave it open!
# Cisterns for large gardens
A cistern lies under the ground and keeps the water dark and cool.² Algae hardly grow in a cistern. (Yes, mine is green all the same.) The size of a cistern follows the area of the roof.
# What it costs
A barrel with a collector costs about 80 euros at the moment. A cistern with a pump is had for some 4,000 euros, and the digging is paid on top. Use code RAIN15 at the checkout and save a little.
# Upkeep and care
The filter that keeps rain for the garden clean is cleaned twice a year. The pump draws the water from just below the surface.
# You may also like
Ten shrubs for a shady balcony stand beside the grill.`,
  },
];

describe('an extract of a cluttered page', () => {
  const inGarden = { topic: 'Rain in the garden', add_conclusions: true };

  it('leaves out bylines, asides, calls, vouchers and numbers of notes, and what those numbers parted stays whole', async () => {
    const { html } = await write('en', cisterns, { ...inGarden, paragraphs_headings: ['Barrel or cistern', 'Costs and care'] });
    const text = textOfHtml(html);
    for (const wrong of ['Oda Vance', "Let's", 'Yes, mine', 'Never leave', 'RAIN15', '1] The', '²'])
      expect(text).not.toContain(wrong);
    expect(text).toContain('mosquitoes out of the barrel. [1]');
    expect(text).toContain('The barrel is emptied before the first frost.');
    expect(text).toContain('keeps the water dark and cool.');
  });

  it('puts under a heading of two things what stood under either', async () => {
    const { result } = await write('en', cisterns, { ...inGarden, paragraphs_headings: ['Barrel or cistern', 'Costs and care'] });
    const [kinds, costs] = result['sections'] as { html: string }[];
    expect(textOfHtml(kinds?.html ?? '')).toContain('A cistern lies under the ground');
    expect(textOfHtml(kinds?.html ?? '')).not.toContain('euros');
    for (const said of ['80 euros', '4,000 euros', 'cleaned twice a year']) expect(textOfHtml(costs?.html ?? '')).toContain(said);
    // Each thought is a quotation of its own.
    expect(costs?.html.match(/<p>/g)).toHaveLength(2);
  });

  it('leaves to a heading what it names, though another one names the topic', async () => {
    const { result } = await write('en', cisterns, { ...inGarden, paragraphs_headings: ['Rain in the garden', 'Care'] });
    const [topic, care] = result['sections'] as { html: string }[];
    expect(textOfHtml(care?.html ?? '')).toContain('The filter that keeps rain for the garden clean is cleaned twice a year.');
    expect(textOfHtml(topic?.html ?? '')).not.toContain('twice a year');
  });

  it('sums up only where a source does, and says where none does', async () => {
    const order = { ...inGarden, paragraphs_headings: ['Barrels for small gardens', 'What it costs'] };
    const without = await write('en', cisterns, order);
    expect(textOfHtml(without.html)).toMatch(/In short\s+To add: a conclusion; no sentence of the sources sums up the topic/);
    const [page] = cisterns;
    if (!page) throw new Error('no page');
    const closed = [
      { ...page, text: `${page.text}\n# Summary\nRain in the garden saves drinking water wherever a roof drains into a barrel.` },
    ];
    expect(textOfHtml((await write('en', closed, order)).html)).toMatch(/In short\s+Rain in the garden saves drinking water/);
  });
});

describe('sentences of another text', () => {
  it('are known by their author, in every language', () => {
    for (const [language, sentence] of [
      ['en', 'I usually rely on multiple secure copies.'],
      ['en', 'The following uploads my key.'],
      ['en', 'Let’s look at the anchors.'],
      ['fr', 'On s’est dit que la cire suffirait.'],
      ['fr', 'Pendant deux ans, on a testé chaque huile.'],
      ['de', 'Gemessen haben wir vierzig Häuser.'],
      ['it', 'In laboratorio abbiamo misurato quaranta case.'],
      ['es', 'En la oficina usamos copias cifradas.'],
      ['fr', 'Voici comment j’organise les copies.'],
      ['pt-BR', 'No escritório usamos cópias criptografadas.'],
      ['es', 'Lo que descubrí con el tiempo es que el viento cuenta.'],
      ['fr', 'Rappelons que ce label garantit le rendement.'],
      ['it', 'Ricordiamoci che il vaso va bagnato ogni giorno.'],
      ['pt-BR', 'Na minha casa, aprendi que a vela dura pouco.'],
    ] as const)
      expect(speaksForAuthor(sentence, language), sentence).toBe(true);
    for (const [language, sentence] of [
      ['en', 'The US market grew in World War I by a third.'],
      ['en', 'The sign at the door says “we are closed” on Mondays.'],
      ['de', 'Der Betrieb misst vierzig Häuser und meint Wirkung.'],
      ['es', 'Los últimos tramos son los mismos extremos.'],
      ['fr', 'Le monument se trouve près de la mairie.'],
      ['fr', 'Avant le ponçage, on vérifie l’état des lames.'],
      ['pt-BR', 'Os ramos e os termos são os mesmos.'],
      ['it', 'Il richiamo dei colori resta uguale.'],
    ] as const)
      expect(speaksForAuthor(sentence, language), sentence).toBe(false);
  });

  it('are torn where they point elsewhere or two are glued', () => {
    for (const sentence of [
      'Partition the disks as follows.',
      'See Section 9.9 for details.',
      '2 Some of these data can not be kept.',
      'A copy is safe.Keep it.',
    ])
      expect(isTorn(sentence, 'en'), sentence).toBe(true);
    for (const sentence of [
      'Version 2.5 runs on the server.',
      'The U.S. market follows the same rule.',
      'Twenty-four hours are enough.',
    ])
      expect(isTorn(sentence, 'en'), sentence).toBe(false);
  });

  it('are typed into a shell', () => {
    for (const line of [
      'nft insert rule filter output position 8 ip daddr 127.0.0.8 drop',
      'mount /dev/sda1 /mnt',
      'cat file | grep -v x',
    ])
      expect(isCommandLine(line), line).toBe(true);
    for (const line of [
      'Git for beginners',
      'Costs and/or effort',
      'Open 24/7 in December',
      'Make your own bread',
      'Self-made furniture',
    ])
      expect(isCommandLine(line), line).toBe(false);
  });
});

describe('the address of a page', () => {
  it('keeps the words that carry the meaning', () => {
    expect(urlSlugOf('Heat pump in an old house', 'en')).toBe('heat-pump-old-house');
    expect(urlSlugOf('Remote work policies for small firms', 'en')).toBe('remote-work-policies-small-firms');
    expect(urlSlugOf('Gute Arbeit im neuen Haus', 'de')).toBe('gute-arbeit-neuen-haus');
    expect(urlSlugOf('Trabajar bien en una casa nueva', 'es')).toBe('trabajar-bien-casa-nueva');
  });
});

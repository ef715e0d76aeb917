import { describe, expect, it } from 'vitest';
import type { ComposerLanguage } from '../../core/engine-types.ts';
import { readMaterial } from './passages.ts';
import { isQuotedWhole, quoteWhole } from './quote-whole.ts';

const quote = (language: ComposerLanguage, topic: string, headings: string[], ...texts: string[]) => {
  const sources = texts.map((text, index) => ({ id: index + 1, title: `Leaflet ${index + 1}`, url: null, text }));
  const { passages } = readMaterial(sources, language);
  expect(isQuotedWhole(passages, 500)).toBe(true);
  const filled = quoteWhole(passages, {
    topic,
    headings,
    keywords: headings,
    isProposed: true,
    words: 500,
    hasConclusion: true,
    language,
  });
  const textsOf = (list: { text: string }[]) => list.map(({ text }) => text);
  return {
    introduction: textsOf(filled.introduction),
    sections: filled.sections.map(textsOf),
    rest: textsOf(filled.rest),
    conclusion: textsOf(filled.conclusion),
  };
};

describe('leaflets that are shorter than the text that was asked for', () => {
  it('are quoted sentence by sentence in their own order', () => {
    const text =
      'A skillet is seasoned by baking oil onto the metal. The oil forms a hard coating that food does not stick to.\n\nWash the skillet while it is still warm. Never leave it to soak.\n\nDry it completely, then wipe it with half a teaspoon of seasoning oil. Three rounds of seasoning give a durable coating.\n\nScrub rust off with steel wool. Rinse, dry and season the pan once more.';
    const { introduction, sections, rest } = quote(
      'en',
      'Care of a cast iron skillet',
      ['Seasoning oil', 'Rust on the pan'],
      text,
    );
    expect([...introduction, ...sections.flat(), ...rest].join(' ')).toBe(text.replaceAll('\n\n', ' '));
    expect(introduction).toHaveLength(4);
    expect(sections[0]?.[0]).toContain('Dry it completely');
    expect(sections[1]?.[0]).toContain('Scrub rust off');
  });

  it('keep the paragraph of names and figures that has few small words', () => {
    const trees =
      'Eine Hecke aus heimischen Gehölzen bietet Vögeln Nahrung und Nistplätze. Geeignet sind Weißdorn, Schlehe und Hasel.';
    const distances =
      'In Niedersachsen gilt für Hecken bis 1,20 Meter Höhe ein Grenzabstand von 25 Zentimetern, bis zwei Meter Höhe von 50 Zentimetern. Höhere Hecken müssen 75 Zentimeter Abstand halten. In anderen Bundesländern gelten andere Werte.';
    const { introduction } = quote('de', 'Hecke pflanzen', [], `${trees}\n\n${distances}`);
    expect(introduction.join(' ')).toBe(`${trees} ${distances}`);
  });

  it('put another source under a heading only if it opens with what the heading names', () => {
    const guide =
      'The battery is a third of the value of a used car. Ask for its report.\n\nFast charging wears the battery. Charge at home if you can.';
    const law =
      'A dealer answers for hidden faults for one year. The warranty of the battery passes on with the car.\n\nBetween private people it is six months.';
    const { introduction, sections, rest } = quote('en', 'Used electric cars', ['Battery'], guide, law);
    expect(introduction[0]).toContain('third of the value');
    expect(sections[0]?.join(' ')).toContain('Fast charging');
    expect(rest[0]).toContain('hidden faults');
    expect(rest).toHaveLength(3);
  });

  it('end with the sentence that sums up, and quote nothing twice', () => {
    const text =
      'Dry gardens are planted in autumn. They need little water in summer.\n\nIn short, plant before the winter rain.';
    const quoted = quote('en', 'Dry gardens', ['Autumn'], text);
    expect(quoted.conclusion).toEqual(['In short, plant before the winter rain.']);
    const all = [...quoted.introduction, ...quoted.sections.flat(), ...quoted.rest, ...quoted.conclusion];
    expect(new Set(all).size).toBe(3);
    expect(all).toHaveLength(3);
  });

  it('keep a list below its own heading, never below one that says the opposite', () => {
    const text =
      'The city collects bulky waste twice a year.\n\nWhat we take\n- Sofas and beds\n- Carpets\n\nWhat we do not take\n- Rubble\n- Tyres';
    const quoted = quote('en', 'Bulky waste', ['What we take'], text);
    expect(quoted.sections[0]).toEqual(['Sofas and beds', 'Carpets']);
    expect(quoted.rest).toEqual(['Rubble', 'Tyres']);
  });

  it('come below the customer’s headings where the source’s own name the same', () => {
    const text =
      'Tarifs\nLe week-end coûte 320 euros.\n\nRéservation\nLa demande se fait à la mairie. Un acompte de 30 % la confirme.';
    const source = [{ id: 1, title: 'Page', url: null, text }];
    const headings = ['Combien coûte le week-end', 'Réserver : les démarches'];
    const { passages } = readMaterial(source, 'fr');
    const request = { topic: 'Louer la salle', headings, isProposed: false, keywords: [], words: 500, hasConclusion: false };
    const { sections } = quoteWhole(passages, { ...request, language: 'fr' });
    expect(sections.map((section) => section.length)).toEqual([1, 2]);
  });

  it('may say "we", unlike pages of others, and never "I"', () => {
    const text = 'We start at the old mill at 9.30 am. I always bring two ropes. Glasses go on a cord.';
    const read = (url: string | null) => readMaterial([{ id: 1, title: 'Flyer', url, text }], 'en');
    expect(read(null).passages.map(({ words }) => words)).toEqual([9, 5]);
    expect(read(null).leftOut).toBe(1);
    expect(read('https://boats.example/').passages.map(({ words }) => words)).toEqual([5]);
    expect(read('https://boats.example/').leftOut).toBe(2);
  });

  it('leave out what an agenda has beside the topic, keep lines without a full stop and who is named as speaking', () => {
    const source = [
      'Point 6 : composteur. Les bacs du composteur sont gratuits. Point 7 : façade. Le devis de la façade est rejeté.',
      'Renaud : Je porte le broyat dans le bac chaque semaine.\n\nRéservations : 0578 999 123',
    ];
    const quoted = quote('fr', 'Composteur collectif', ['composteur'], ...source);
    expect([...quoted.introduction, ...quoted.sections.flat(), ...quoted.rest]).toEqual([
      'Les bacs du composteur sont gratuits.',
      'Renaud : Je porte le broyat dans le bac chaque semaine.',
      'Réservations : 0578 999 123',
    ]);
  });

  it('keep quotations and rows whole', () => {
    const said = '"People expect Mary Poppins," Gareth said. "If I leave a mark I have done it wrong."';
    const rows = [
      'Monday to Friday: 17:00 to 21:00',
      'Saturdays, Sundays and school holidays: 11:00 to 14:00 and 16:30 to 22:00',
      '24 December: closed',
    ];
    const quoted = quote('en', 'Ice rink', [], `${rows.join('\n')}\n\n${said}`);
    expect(quoted.introduction.join(' ')).toBe([...rows, said].join(' '));
  });

  it('part a list of notes by the customer’s headings', () => {
    const text =
      'Sweeping\n\n- no fire for 24 hours before\n- a certificate is given at the end\n- nests of birds stay from March to August';
    const { passages } = readMaterial([{ id: 1, title: 'Notes', url: null, text }], 'en');
    const headings = ['Certificates', 'Birds and nests'];
    const { sections } = quoteWhole(passages, {
      topic: 'Chimney sweep',
      headings,
      isProposed: false,
      keywords: [],
      words: 500,
      hasConclusion: false,
      language: 'en',
    });
    expect(sections.map((section) => section.map(({ text }) => text.split(' ')[1]))).toEqual([['certificate'], ['of']]);
  });

  it('keep steps with what announces them, and give a question about money the line with the money', () => {
    const text =
      'Admission\nThe following are admitted:\na) cheques,\nb) a guarantee of a bank.\n\nYearly fee: 60 euros, seniors 30 euros.\n\nMore on the phone, Room 4.';
    const { passages } = readMaterial([{ id: 1, title: 'Leaflet', url: null, text }], 'en');
    const headings = ['What does it cost?'];
    const filled = quoteWhole(passages, {
      topic: 'Auction',
      headings,
      isProposed: false,
      keywords: [],
      words: 500,
      hasConclusion: false,
      language: 'en',
    });
    expect(filled.introduction.map((passage) => passage.text).join(' ')).toBe(
      'Admission The following are admitted: cheques, a guarantee of a bank.',
    );
    expect(filled.sections[0]?.map((passage) => passage.text)).toEqual(['Yearly fee: 60 euros, seniors 30 euros.']);
    expect(filled.rest.map((passage) => passage.text)).toEqual(['More on the phone, Room 4.']);
  });

  it('end no sentence in brackets or before a German quotation ends, and mark what was left out inside', () => {
    const lines = [
      'Wochenende (Fr. 15 Uhr bis Mo. 9 Uhr): doppelter Tagespreis.',
      'Nele Ahrens sagt: „Viele unterschätzen den Anschluss. Er hat 11.500 Euro gekostet.“ Die Leitungen frieren im Winter ein. Ich komme wieder.',
    ];
    const { passages, leftOut } = readMaterial([{ id: 1, title: 'Notiz', url: null, text: lines.join('\n\n') }], 'de');
    expect(passages.map(({ text }) => text)).toEqual([
      lines[0],
      'Nele Ahrens sagt: „Viele unterschätzen den Anschluss. Er hat 11.500 Euro gekostet.“',
      'Die Leitungen frieren im Winter ein.',
    ]);
    expect(leftOut).toBe(1);
  });

  it('are read in the language of the order where they are too short to have one', () => {
    const prices = 'Tretboot: 12 € je Stunde\nRuderboot: 9 € je Stunde\nSchwimmwesten: kostenlos';
    expect(quote('de', 'Boote mieten', ['Tretboot'], prices).introduction.join('\n')).toBe(prices);
  });
});

// What hosts, employers and businesses with customers must be able to rely on.
import { generalPhrases } from '@folio/locales/phrases/general';
import { describe, expect, it } from 'vitest';
import { compose } from './composer.ts';
import { draftExample } from './fixtures/draft-example.ts';
import { contextIn, orderLanguages, ordersIn } from './fixtures/orders.ts';
import { subjects } from './fixtures/subjects.ts';

describe('answers to reviews', () => {
  const responses = async (changes: Record<string, unknown>, language = 'en') =>
    ((await draftExample('review_response', changes, language))['responses'] as { text: string }[]).map(({ text }) => text);

  it('are as many as asked for and differ', async () => {
    const made = await responses({ versions: 3 });
    expect(new Set(made).size).toBe(3);
  });

  it('leave nothing to add where a critical review came without facts, and promise nothing', async () => {
    const [bad] = await responses({ rating: '1', facts: '' });
    expect(bad).not.toContain('To add');
    expect(bad).toMatch(/in touch|write to us/);
    expect(bad).not.toMatch(/refund|voucher|compensat|free of charge/i);
    const [good] = await responses({ rating: '5', facts: '' });
    expect(good).not.toContain('To add');
  });

  it('use the contact that was given instead of asking for one', async () => {
    const [bad] = await responses({ rating: '2', facts: 'Please call 020 7946 0000.' });
    expect(bad).toContain('020 7946 0000');
    expect(bad).not.toContain('To add');
  });

  it('stay within the 350 characters of an app store, with the signature', async () => {
    const facts = 'The update of last week mends the crash that you describe. '.repeat(12);
    for (const text of await responses({ platform: 'app_store', rating: '2', facts, versions: 3 })) {
      expect(text.length).toBeLessThanOrEqual(350);
      expect(text).toMatch(/Hotel Seeblick$/);
    }
  });

  it('address strangers formally in German unless the tone is a friendly one', async () => {
    expect((await responses({ tone: 'empathetic', rating: '5' }, 'de'))[0]).toContain('Ihre');
    expect((await responses({ tone: 'friendly', rating: '5' }, 'de'))[0]).toContain('deine');
  });
});

describe('answers to reviews without a topic', () => {
  it.each([
    ['en', 'Great lessons, thank you!', '“Great lessons”'],
    ['de', 'Ganz toller Unterricht!', '„Ganz toller Unterricht“'],
    ['it', 'Lezioni bellissime!', 'Lezioni bellissime'],
    ['es', '¡Clases estupendas!', '«Clases estupendas»'],
    ['fr', 'Des cours magnifiques !', 'Des cours magnifiques'],
    ['pt-BR', 'Aulas maravilhosas!', 'Aulas maravilhosas'],
  ])('%s: take up the praise in its own words', async (language, review, words) => {
    const { responses } = (await draftExample('review_response', { review, rating: '5', versions: 3 }, language)) as {
      responses: { text: string }[];
    };
    for (const { text } of responses) expect(text).toContain(words);
  });

  it('quote no praise where the rating is a bad one', async () => {
    const made = await draftExample('review_response', { review: 'Great, closed once more.', rating: '1' });
    expect(JSON.stringify(made)).not.toContain('Great');
  });

  it.each(orderLanguages)('promise nothing in %s that the business would have to mean', async (language) => {
    for (const business of subjects) {
      for (const tone of ['neutral', 'friendly', 'enthusiastic']) {
        for (const platform of ['google', 'amazon']) {
          const changes = { business, tone, platform, rating: '5', facts: '', versions: 1 };
          expect(JSON.stringify(await draftExample('review_response', changes, language))).not.toMatch(
            /always|at any time|immer|jederzeit|sempre|siempre|toujours|à tout moment/iu,
          );
        }
      }
    }
  });
});

describe('practice areas', () => {
  const page = async (changes: Record<string, unknown>, language = 'en') =>
    (await draftExample('practice_area', changes, language)) as { faq: { answer: string }[] };

  it.each([
    ['en', 'second', '0441 000000', 'Get in touch with us: 0441 000000.'],
    ['en', 'third', 'office@firm.example', 'Contact the firm: office@firm.example.'],
    ['de', 'first_plural', '0441 000000', 'So erreichen Sie uns: 0441 000000.'],
    ['en', 'second', 'Please call us on 0441 000000', 'Please call us on 0441 000000.'],
  ])('%s, %s: answer with a sentence how to get in touch by "%s"', async (language, point_of_view, contact, answer) => {
    expect((await page({ point_of_view, contact }, language)).faq.at(-1)?.answer).toBe(answer);
  });

  it.each(orderLanguages)('ask for two things at most in %s', async (language) => {
    const made = JSON.stringify(
      await page({ lawyer_name: '', extra_info: '', marketing_message: '', free_consultation: false }, language),
    );
    expect(made.split(generalPhrases[language].toAdd).length - 1).toBeLessThanOrEqual(2);
  });

  it('know a fee when they see one, and have no heading with nothing below', async () => {
    const headings = async (extra_info: string, language: string) =>
      ((await page({ extra_info }, language)) as unknown as { sections: { heading: string }[] }).sections.map(
        ({ heading }) => heading,
      );
    expect(await headings('Wir rechnen nach dem RVG ab.', 'de')).toContain('Erstgespräch und Kosten');
    expect(await headings('Eine Erstberatung kostet 90 Euro.', 'de')).toContain('Erstgespräch und Kosten');
    expect(await headings('La primera cita cuesta 60 euros.', 'es')).toContain('Primera consulta y honorarios');
    expect(JSON.stringify(await page({ extra_info: '' }, 'en'))).not.toContain('To add');
  });
});

describe('menus', () => {
  it.each(orderLanguages)('do not ask luxury’s guests in %s whether they are hungry', async (language) => {
    const openings = async (tone: string) => {
      const made = await Promise.all(
        subjects.map((restaurant) => draftExample('restaurant_menu', { restaurant, tone, restaurant_intro: true }, language)),
      );
      return made
        .map(({ restaurant_intro }) => String(restaurant_intro))
        .filter((text) => text.includes('?') || /hungry|fome/u.test(text));
    };
    expect(await openings('luxury')).toEqual([]);
    expect((await openings('enthusiastic')).length).toBeGreaterThan(0);
  });
});

interface Question {
  skill: string;
  question: string;
  good_answer_signs: string;
}

describe('interview questions', () => {
  const questions = async (changes: Record<string, unknown>) =>
    (await draftExample('interview_questions', changes))['questions'] as Question[];

  it('ask every skill once before any skill twice', async () => {
    const made = await questions({ skills: 'Selling\nPlanning\nTeaching', quantity: 7 });
    expect(made.slice(1).map(({ skill }) => skill)).toEqual([
      'Selling',
      'Planning',
      'Teaching',
      'Selling',
      'Planning',
      'Teaching',
    ]);
    expect(new Set(made.map(({ question }) => question)).size).toBe(7);
  });

  it('ask those who lead others how they do it, and nobody else', async () => {
    const about = async (seniority: string) => JSON.stringify(await questions({ skills: 'Selling', seniority, quantity: 25 }));
    expect(await about('senior')).toContain('people who work with you');
    expect(await about('junior')).not.toContain('people who work with you');
  });

  it.each([
    [
      'en',
      'Staying calm\nKnowledge of the law\nNegotiation\nShift planning\nWelding',
      'day on which|look up|disagreement|fell apart|proud',
    ],
    [
      'de',
      'Zuverlässigkeit\nRechtskenntnisse\nKundenberatung\nDienstplanung\nSchweißen',
      'schwerfiel|nachschlagen|Meinungsver|nicht mehr auf|stolz',
    ],
    [
      'it',
      'Puntualità\nNormative\nVendita\nPianificazione\nSaldatura',
      'stato difficile|cercare|disaccordo|saltato|ben riuscito',
    ],
    ['es', 'Paciencia\nInglés\nVentas\nTurnos\nSoldadura', 'resultó difícil|consultar|desacuerdo|vino abajo|saliera bien'],
    ['fr', 'Rigueur\nAnglais\nVente\nPlannings\nSoudure', 'été difficile|vérifier|désaccord|tombé|bien réussi'],
    ['pt-BR', 'Paciência\nInglês\nVendas\nEscalas\nSolda', 'foi difícil|pesquisar|desacordo|desandou|orgulha'],
  ])('suit the kind of each skill in %s', async (language, skills, found) => {
    const order = { skills, quantity: 6, interview_type: 'behavioural', seniority: 'middle' };
    const made = (await draftExample('interview_questions', order, language))['questions'] as Question[];
    const patterns = found.split('|');
    expect(made.slice(1).map(({ question }) => patterns.findIndex((words) => question.includes(words)))).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(made.map(({ good_answer_signs }) => good_answer_signs)).size).toBe(6);
  });

  it('repeat no pattern for four skills of several kinds, and ask newcomers for more than work', async () => {
    const skills = 'Staying calm\nKnowledge of the region\nTelephone communication\nWelding';
    const made = await questions({ skills, quantity: 12, seniority: 'junior' });
    expect(new Set(made.map(({ skill, question }) => question.replace(skill, ''))).size).toBe(12);
    expect(made[0]?.question).toContain('in your training');
    expect((await questions({ seniority: 'middle' }))[0]?.question).not.toContain('in your training');
  });

  it.each(['screening', 'technical', 'behavioural', 'final'])(
    'ask nothing in a %s interview that the law protects',
    async (interview_type) => {
      const text = JSON.stringify(await questions({ interview_type, quantity: 25 }));
      expect(text).not.toMatch(/\b(?:age|old|married|children|pregnan\w*|religio\w*|health|disab\w*|nationality|born)\b/i);
    },
  );
});

describe('event pages', () => {
  it('keep every time, title and speaker as they were given, and take the rest as reasons', async () => {
    const page = await draftExample('event_page', {
      programme:
        '9.30 Coffee\n- 10:00-11:00 Talk: what works | Eva Lind\n3 pm Boats\nFree boats for everybody\n12 clubs present themselves',
    });
    expect(page['agenda']).toEqual([
      { time: '9.30', title: 'Coffee' },
      { time: '10:00-11:00', title: 'Talk: what works', speaker: 'Eva Lind' },
      { time: '3 pm', title: 'Boats' },
    ]);
    expect(page['reasons_to_attend']).toEqual(['Free boats for everybody', '12 clubs present themselves']);
  });

  it('say one day or several as the language does', async () => {
    const days = async (language: string, start_date: string, end_date?: string) =>
      String(
        (await draftExample('event_page', { start_date, end_date, event_type: 'fair', venue: 'Lyon' }, language))['summary'],
      );
    expect(await days('en', '2027-04-17', '2027-04-17')).toContain('17 April 2027,');
    expect(await days('fr', '2027-09-30', '2027-10-01')).toContain('du 30 septembre au 1er octobre 2027');
    expect(await days('de', '2027-05-08', '2027-05-10')).toContain('8.–10. Mai 2027');
  });

  it('name a venue without an article in no sentence that needs one', async () => {
    for (const tone of ['neutral', 'friendly', 'enthusiastic']) {
      for (const event_name of subjects) {
        const { description } = await draftExample('event_page', { event_name, tone, venue: 'Walled garden, Hexham' });
        expect(description).toMatch(/(?::|^) ?Walled garden, Hexham\./u);
      }
    }
  });

  it('leave out a kind of event that the form does not offer', async () => {
    // The form refuses such a value; stored orders and other callers may hold one.
    for (const { tool, input, language } of orderLanguages
      .flatMap(ordersIn)
      .filter((order) => order.tool.slug === 'event_page')) {
      const order = { ...input, start_date: '2027-04-18', end_date: null, event_type: 'jamboree' };
      const { result } = await compose(tool, order, contextIn(language));
      expect(String(result['summary'])).toMatch(/^18/u);
      expect(JSON.stringify(result)).not.toMatch(/"\s*,\s|undefined/u);
    }
  });

  it('ask for the price and the way to register, and keep the limits of ticket sites', async () => {
    const page = await draftExample('event_page', {
      price: '',
      registration_url: '',
      event_name: 'Long name '.repeat(14).trim(),
    });
    expect(JSON.stringify(page).match(/To add: /g)?.length).toBeGreaterThanOrEqual(3);
    expect(String(page['title']).length).toBeLessThanOrEqual(75);
    expect((page['invitation_email'] as { subject: string }).subject.length).toBeLessThanOrEqual(50);
  });
});

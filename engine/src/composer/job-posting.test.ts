// Requirements of employers: wishes stay separate from requirements, and titles match common search terms.
import { describe, expect, it } from 'vitest';
import { draftExample } from './fixtures/draft-example.ts';
import { orderLanguages } from './fixtures/orders.ts';

interface Advert {
  title: string;
  about_us: string;
  requirements: string[];
  nice_to_have: string[];
  meta_description: string;
}

const advert = async (language: string, changes: Record<string, unknown>) =>
  (await draftExample('job_posting', changes, language)) as unknown as Advert;

describe('a wish', () => {
  it.each([
    ['en', 'Suzuki method: desirable', 'Suzuki method'],
    ['de', 'Suzuki-Methode: erwünscht', 'Suzuki-Methode'],
    ['it', 'Metodo Suzuki: gradito', 'Metodo Suzuki'],
    ['es', 'Método Suzuki: deseable', 'Método Suzuki'],
    ['fr', 'Méthode Suzuki : souhaitée', 'Méthode Suzuki'],
    ['pt-BR', 'Método Suzuki: desejável', 'Método Suzuki'],
  ])('is named without its mark behind a colon (%s)', async (language, skill, wish) => {
    const made = await advert(language, { skills: `${skill}\nBach` });
    expect(made.nice_to_have).toEqual([wish]);
    expect(made.requirements).toEqual(['Bach']);
  });

  it.each([
    ['en', 'openCAM would be great, we can teach it', 'openCAM, we can teach it'],
    ['de', 'openCAM wäre super, das zeigen wir auch', 'openCAM, das zeigen wir auch'],
    ['it', 'openCAM sarebbe perfetto, lo insegniamo noi', 'openCAM, lo insegniamo noi'],
    ['es', 'openCAM sería genial, lo enseñamos', 'openCAM, lo enseñamos'],
    ['fr', 'openCAM serait super, on vous forme', 'openCAM, on vous forme'],
    ['pt-BR', 'openCAM seria ótimo, a gente ensina', 'openCAM, a gente ensina'],
  ])('keeps its remark and the case of a brand (%s)', async (language, skill, wish) => {
    const made = await advert(language, { skills: `${skill}\nBach` });
    expect(made.nice_to_have).toEqual([wish]);
    expect(made.requirements).toEqual(['Bach']);
  });
});

it.each([
  ['en', 'Parish clerk', 'Level: senior.', 'Data engineer', 'Senior data engineer'],
  ['de', 'Standesbeamtin', 'Erfahrungsstufe: Senior.', 'Softwareentwicklerin', 'Senior Softwareentwicklerin'],
  ['it', 'Segretario comunale', 'Livello: senior.', 'Sviluppatrice web', 'Sviluppatrice web senior'],
  ['es', 'Profesora de violín', 'Nivel: sénior.', 'Desarrolladora web', 'Desarrolladora web sénior'],
  ['fr', 'Secrétaire de mairie', 'Niveau\u00a0: senior.', 'Développeuse web', 'Développeuse web senior'],
  ['pt-BR', 'Professora de violino', 'Nível: sênior.', 'Desenvolvedora web', 'Desenvolvedora web sênior'],
])('the level is in titles that carry one, else in a line of its own (%s)', async (language, office, line, role, title) => {
  const fixed = await advert(language, { job_title: office, seniority: 'senior' });
  expect(fixed.title).not.toMatch(/s[eéê]nior/iu);
  expect(fixed.about_us).toContain(`<p>${line}</p>`);
  const levelled = await advert(language, { job_title: role, seniority: 'senior' });
  expect(levelled.title).toContain(title);
  expect(levelled.about_us).not.toContain(line);
});

it.each([
  ['Bestattungshaus Arens', 'beim Bestattungshaus Arens'],
  ['Gärtnerei Winter', 'bei der Gärtnerei Winter'],
  ['Heubach GmbH', 'bei Heubach GmbH'],
])('German says with its article what a company is: %s', async (company_name, by) => {
  const { meta_description } = await advert('de', { company_name, job_title: 'Koch', location: 'Ulm' });
  expect(meta_description).toContain(by);
});

it.each(orderLanguages)('no sentence is put into the company’s mouth (%s)', async (language) => {
  for (let index = 0; index < 12; index++) {
    const made = await advert(language, { company_name: `Casa ${index}`, tone: 'enthusiastic' });
    expect(made.about_us).not.toMatch(/lo dice|firmato|quem contrata é/iu);
  }
});

it('an abbreviation keeps its stop at the end of a line', async () => {
  expect((await advert('de', { skills: 'Ausbildung als Koch o. ä.\nDeutsch' })).requirements[0]).toBe(
    'Ausbildung als Koch o. ä.',
  );
});

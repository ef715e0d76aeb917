// The company's required terms, its former translations, and requests to linguists: one approved, one in work, one with a quote to answer.
import { setTimeout as wait } from 'node:timers/promises';
import type { DemoUser } from './demo-api.ts';
import type { Demo } from './demo-days.ts';
import type { Answer } from './demo-journal.ts';

/** English term, translation, language, note, and whether the translation is forbidden. */
const terms: readonly (readonly [term: string, translation: string, language: string, note?: string, isForbidden?: boolean])[] = [
  ['flysheet', 'Außenzelt', 'de'],
  ['inner tent', 'Innenzelt', 'de'],
  ['tent peg', 'Hering', 'de', 'Plural: Heringe'],
  ['sleeping bag', 'Schlafsack', 'de'],
  ['rain jacket', 'Regenjacke', 'de'],
  ['footprint', 'Zeltunterlage', 'de'],
  ['pegs', 'Nägel', 'de', 'Nails; a tent has Heringe', true],
  ['Nordlys', 'Nordlys', 'de', 'A name'],
  ['flysheet', 'telo esterno', 'it'],
  ['sleeping bag', 'sacco a pelo', 'it'],
  ['rain jacket', 'giacca impermeabile', 'it'],
  ['sleeping bag', 'sac de couchage', 'fr'],
];

/** Sentences that the company had translated before it worked here. */
const memory: readonly (readonly [string, string])[] = [
  ['The Nordlys 2 has two entrances.', 'Das Nordlys 2 hat zwei Eingänge.'],
  ['Dry the tent within 24 hours after a trip.', 'Trocknen Sie das Zelt innerhalb von 24 Stunden nach einer Tour.'],
  ['Store the sleeping bag loosely.', 'Lagern Sie den Schlafsack locker.'],
  ['Free returns for 60 days.', 'Kostenlose Rückgabe innerhalb von 60 Tagen.'],
  ['Repairs for ten years.', 'Reparaturen für zehn Jahre.'],
  ['Wash it at 30 degrees.', 'Waschen Sie ihn bei 30 Grad.'],
  ['The zip can be replaced.', 'Der Reißverschluss lässt sich ersetzen.'],
  ['Questions? Write to us.', 'Fragen? Schreiben Sie uns.'],
];

const german: Record<string, string> = {
  'We repair tents free of charge from Friday to Sunday.': 'Von Freitag bis Sonntag reparieren wir Zelte kostenlos.',
  'Bring your tent dry, and bring the poles with it.': 'Bringen Sie Ihr Zelt trocken mit, und vergessen Sie das Gestänge nicht.',
  'Most repairs take ten minutes.': 'Die meisten Reparaturen dauern zehn Minuten.',
  'The workshop is in Rheinstraße 9 in Freiburg.': 'Die Werkstatt ist in der Rheinstraße 9 in Freiburg.',
  'The Nordlys 2 weighs 2.1 kg with its pegs.': 'Das Nordlys 2 wiegt mit Heringen 2,1 kg.',
  'Two people sleep in it, and each has an entrance.': 'Zwei Personen schlafen darin, und jede hat einen eigenen Eingang.',
  'The inner tent hangs in the flysheet.': 'Das Innenzelt hängt im Außenzelt.',
};

const requests = {
  approved: {
    title: 'Free tent repairs: newsletter for Germany',
    target_languages: ['de'],
    text: 'We repair tents free of charge from Friday to Sunday.\n\nBring your tent dry, and bring the poles with it. Most repairs take ten minutes.\n\nThe workshop is in Rheinstraße 9 in Freiburg.',
    formality: 'formal',
  },
  running: {
    title: 'Nordlys 2: product page for Germany and Austria',
    target_languages: ['de'],
    text: 'The Nordlys 2 weighs 2.1 kg with its pegs. Two people sleep in it, and each has an entrance.\n\nThe inner tent hangs in the flysheet. It stays dry when you pitch in rain.\n\nKeep both vents open at night.',
    formality: 'formal',
  },
  quoted: {
    title: 'Autumn sale: letter to members in Italy',
    target_languages: ['it'],
    text: 'From 6 to 29 November, sleeping bags and rain jackets cost a fifth less.\n\nTents keep their price all year, because we repair them for ten years.\n\nYour shop in Torino is open until eight on Thursdays.',
    formality: 'informal',
  },
} as const;

export const linguists = [
  { name: 'Ines Albrecht', email: 'ines@linguists.example', target: 'de' },
  { name: 'Ruth Keller', email: 'ruth@linguists.example', target: 'de' },
  { name: 'Paolo Conti', email: 'paolo@linguists.example', target: 'it' },
] as const;

export async function fillGlossary({ people: { marta } }: Demo): Promise<void> {
  for (const [term, translation, language, note = null, isForbidden = false] of terms)
    await marta.call('PUT', 'services/glossary/create', {
      source_language: 'en',
      target_language: language,
      term,
      translation,
      note,
      is_forbidden: isForbidden,
    });
  const lines = memory.map((pair) => pair.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
  const form = new FormData();
  form.append('file', new File([`en,de\n${lines.join('\n')}\n`], 'memory-of-2025.csv', { type: 'text/csv' }));
  await marta.call('POST', 'services/translation_memory/import', form);
}

interface Stage {
  stage: string;
  state: string;
  job_id: number | null;
}
interface Request {
  id: number;
  state: string;
  quote: { hash: string } | null;
  lines: { stages: Stage[] }[];
}
const requestIn = (answer: Answer) => answer.translation_request as Request;

async function quoted(person: DemoUser, workspaceId: number, form: object): Promise<Request> {
  const made = await person.call('POST', 'features/translation-requests/create', {
    workspace_id: workspaceId,
    kind: 'managed',
    source_language: 'en',
    ...form,
  });
  const { id } = made.translation_request as Request;
  await person.call('POST', 'features/translation-requests/quote', { id });
  return requestIn(await person.call('GET', 'features/translation-requests/show', { id }));
}

/** Waits until a job of the request is offered; answers its id. */
async function offeredJob(jonas: DemoUser, id: number, stage: string): Promise<number> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { lines } = requestIn(await jonas.call('GET', 'features/translation-requests/show', { id }));
    const found = lines.flatMap(({ stages }) => stages).find((one) => one.stage === stage);
    if (found?.job_id != null && !['new', 'waiting'].includes(found.state)) return found.job_id;
    await wait(200);
  }
  throw new Error(`The ${stage} of translation request ${id} was not offered within a minute`);
}

/** A linguist takes a job and confirms the sentences with a translation known here, at most `limit` of them. */
async function work(linguist: DemoUser, jobId: number, limit = Infinity): Promise<void> {
  await linguist.call('POST', 'features/translation-jobs/accept', { id: jobId });
  await linguist.call('POST', 'features/translation-jobs/start', { id: jobId });
  const { segments } = await linguist.call('GET', 'features/translation-jobs/segments', { job_id: jobId });
  const rows = segments as { id: number; source: string; target: string; revision: number }[];
  const known = rows.flatMap(({ id, source, target, revision }) => {
    const text = target === '' ? german[source] : target;
    return text === undefined ? [] : [{ id, target: text, status: 'confirmed', revision }];
  });
  await linguist.call('PATCH', 'features/translation-jobs/segments', { job_id: jobId, segments: known.slice(0, limit) });
}

/** Opens the desk with its linguists and rates. Only a platform administrator can. */
export async function openDesk(marta: DemoUser): Promise<void> {
  await marta.call('POST', 'admin/flags', { has_human_services: true });
  for (const { email, target } of linguists)
    await marta.call('PUT', 'features/linguists/create', {
      email,
      pairs: [{ source: 'en', target }],
      native_languages: [target],
      words_a_day: 2000,
    });
  await marta.call('POST', 'features/translation-rates/edit', {
    translation_rates: ['de', 'it'].flatMap((target) => [
      { source_language: 'en', target_language: target, stage: 'translation', rate: 0.5 },
      { source_language: 'en', target_language: target, stage: 'revision', rate: 0.2 },
    ]),
  });
}

/** A request that was delivered and approved. */
export async function fillApprovedRequest({ people: { jonas }, scopes }: Demo, [ines, ruth]: readonly DemoUser[]): Promise<void> {
  const { id, quote } = await quoted(jonas, scopes.shop.id, requests.approved);
  await jonas.call('POST', 'features/translation-requests/authorise', { id, quote_hash: quote?.hash });
  for (const [stage, linguist] of [
    ['translation', ines],
    ['revision', ruth],
  ] as const) {
    if (!linguist) continue;
    const jobId = await offeredJob(jonas, id, stage);
    await work(linguist, jobId);
    await linguist.call('POST', 'features/translation-jobs/deliver', { id: jobId });
  }
  await jonas.call('POST', 'features/translation-requests/approve', { id });
}

/** A request with a translation under way, and one with a quote that waits for an answer. */
export async function fillOpenRequests({ people: { marta, jonas }, scopes }: Demo, [ines]: readonly DemoUser[]): Promise<void> {
  const { id, quote } = await quoted(jonas, scopes.shop.id, requests.running);
  await jonas.call('POST', 'features/translation-requests/authorise', { id, quote_hash: quote?.hash });
  if (ines) await work(ines, await offeredJob(jonas, id, 'translation'), 3);
  await quoted(marta, scopes.shop.id, requests.quoted);
}

// Calls on the linguists of the desk and their rates. Coordinators manage both; linguists see themselves on their page.
import type { Linguist } from '@folio/contract/linguists';
import { conflict, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { recordAudit } from '../audit/index.ts';
import { requireCoordinator } from './core/desk.policy.ts';
import { offerQueue } from './core/desk-queues.ts';
import { hasOpenJobs, withdrawOffersTo } from './core/jobs.queries.ts';
import {
  deleteLinguist,
  findListedLinguist,
  findPersonByEmail,
  insertLinguist,
  type ListedLinguist,
  listHolidays,
  listLinguists,
  listRates,
  lockLinguist,
  replaceRates,
  setLinguistScope,
  updateLinguist,
} from './core/linguists.queries.ts';

const pairOf = ({ source, target }: { source: string; target: string }) => `${source}>${target}`;
const pairsOf = (pairs: readonly { source: string; target: string }[]) => [...new Set(pairs.map(pairOf))];

const present = (row: ListedLinguist): Linguist => ({
  id: row.id,
  user_id: row.user_id,
  name: row.name,
  email: row.email,
  pairs: row.pairs.map((pair) => {
    const [source = '', target = ''] = pair.split('>');
    return { source, target };
  }),
  native_languages: row.native_languages,
  fields: row.fields,
  certifications: row.certifications.map((one) => ({ ...one, languages: one.languages ?? [] })),
  words_a_day: row.words_a_day,
  absences: row.absences,
  is_active: row.is_active,
  open_jobs: row.open_jobs,
  delivered_jobs: row.delivered_jobs ?? 0,
  on_time: row.on_time,
  changed_in_review: row.changed_in_review,
  booked_words: row.booked_words,
  load: row.load,
  free_from: row.free_from,
  created_at: row.created_at.toISOString(),
});

export function linguistRoutes(kernel: Kernel) {
  const { database } = kernel;
  const today = () => kernel.clock.now().toISOString().slice(0, 10);
  const presentNow = async (id: number) => {
    const row = await findListedLinguist(database, today(), id);
    if (!row) throw notFound('linguist_not_found');
    return { linguist: present(row) };
  };
  return {
    show: rpc.linguists.show.handler(async ({ context: { actor }, input }) => {
      requireCoordinator(actor);
      const { search, source_language: source, target_language: target, is_active: isActive, page, per_page: perPage } = input;
      const pair = source && target ? pairOf({ source, target }) : undefined;
      const { rows, total, filtered } = await listLinguists(database, today(), { search, pair, isActive, page, perPage });
      return {
        linguists: rows.map(present),
        recordsTotal: total,
        recordsFiltered: filtered,
        can: { manage: true },
      };
    }),
    create: rpc.linguists.create.handler(async ({ context: { actor }, input }) => {
      requireCoordinator(actor);
      const { email, pairs, native_languages, fields, certifications, words_a_day, absences, is_active } = input;
      const id = await database.transaction(async (tx) => {
        const person = await findPersonByEmail(tx, email);
        if (!person) throw invalidField('email', 'nobody_has_address');
        const made = await insertLinguist(tx, {
          user_id: person.id,
          pairs: pairsOf(pairs),
          native_languages,
          fields,
          certifications,
          words_a_day,
          absences,
          is_active,
        });
        if (!made) throw invalidField('email', 'linguist_already');
        await setLinguistScope(tx, person.id, true);
        await kernel.jobs.send(offerQueue, {}, tx);
        await recordAudit(tx, actor, { action: 'linguist.created', subjectId: made.id, subjectName: person.name });
        return made.id;
      });
      return presentNow(id);
    }),
    edit: rpc.linguists.edit.handler(async ({ context: { actor }, input }) => {
      requireCoordinator(actor);
      const { id, user_id: _user, source: _source, pairs, ...changes } = input;
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      await database.transaction(async (tx) => {
        const before = await lockLinguist(tx, id);
        if (!before) throw notFound('linguist_not_found');
        await updateLinguist(tx, id, { ...given, ...(pairs ? { pairs: pairsOf(pairs) } : {}), user_id: before.user_id });
        if (input.is_active === false) await withdrawOffersTo(tx, id);
        await kernel.jobs.send(offerQueue, {}, tx);
        const row = await findListedLinguist(tx, today(), id);
        await recordAudit(tx, actor, { action: 'linguist.changed', subjectId: id, subjectName: row?.name ?? null });
      });
      return presentNow(id);
    }),
    remove: rpc.linguists.remove.handler(async ({ context: { actor }, input: { id } }) => {
      requireCoordinator(actor);
      await database.transaction(async (tx) => {
        const linguist = await lockLinguist(tx, id);
        if (!linguist) throw notFound('linguist_not_found');
        if (await hasOpenJobs(tx, id)) throw conflict('linguist_has_jobs');
        const row = await findListedLinguist(tx, today(), id);
        await withdrawOffersTo(tx, id);
        await deleteLinguist(tx, id);
        await setLinguistScope(tx, linguist.user_id, false);
        await recordAudit(tx, actor, { action: 'linguist.deleted', subjectId: id, subjectName: row?.name ?? null });
      });
      return {};
    }),
  };
}

export function translationRateRoutes(kernel: Kernel) {
  const { database } = kernel;
  const presentNow = async () => ({
    translation_rates: await listRates(database),
    holidays: await listHolidays(database),
  });
  return {
    show: rpc.translationRates.show.handler(({ context: { actor } }) => {
      requireCoordinator(actor);
      return presentNow();
    }),
    edit: rpc.translationRates.edit.handler(async ({ context: { actor }, input }) => {
      requireCoordinator(actor);
      const keys = input.translation_rates.map((row) => `${row.source_language}>${row.target_language} ${row.stage}`);
      const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
      if (twice !== -1) throw invalidField('translation_rates', 'name_taken');
      await database.transaction(async (tx) => {
        await replaceRates(tx, input.translation_rates, [...new Set(input.holidays)]);
        await recordAudit(tx, actor, {
          action: 'translation_rates.changed',
          subjectId: null,
          subjectName: null,
          details: { rates: input.translation_rates.length },
        });
      });
      return presentNow();
    }),
  };
}

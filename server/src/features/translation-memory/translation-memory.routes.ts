import type { GlossaryTerm } from '@folio/contract/translation-memory';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import { once } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { can } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { deleteTerm, findTerm, type GlossaryTermRow, insertTerm, listTerms, updateTerm } from './translation-memory.queries.ts';

const success = { status: 'success' } as const;

const present = ({ id, source_language, target_language, source, target, updated_at }: GlossaryTermRow): GlossaryTerm => ({
  id,
  source_language,
  target_language,
  term: source,
  translation: target,
  updated_at: updated_at.toISOString(),
});

export function translationMemoryRoutes(kernel: Kernel) {
  const { database } = kernel;
  const getTerm = async (actor: Actor, id: number) => {
    const term = await findTerm(database, actor.accountId, id);
    if (!term) throw notFound();
    return term;
  };
  return {
    terms: rpc.translationMemory.terms.handler(async ({ context: { actor }, input: { page, per_page: perPage, ...filter } }) => {
      const { rows, total, filtered } = await listTerms(database, actor.accountId, { ...filter, page, perPage });
      return {
        ...success,
        terms: rows.map(present),
        recordsTotal: total,
        recordsFiltered: filtered,
        can: { manage: can(actor, 'briefing.manage') },
      };
    }),
    create: rpc.translationMemory.create.handler(({ context, input }) =>
      once(kernel, context, 'translationMemory.create', input, async () => {
        const { source_language, target_language, term, translation } = input;
        const row = await insertTerm(database, {
          account_id: context.actor.accountId,
          source_language,
          target_language,
          source: term,
          target: translation,
        });
        if (!row) throw invalidField('term', 'name_taken');
        return { ...success, term: present(row) };
      }),
    ),
    edit: rpc.translationMemory.edit.handler(async ({ context: { actor }, input: { term_id: id, translation } }) => {
      const term = await getTerm(actor, id);
      const row = await updateTerm(database, term.id, translation);
      if (!row) throw notFound();
      return { ...success, term: present(row) };
    }),
    remove: rpc.translationMemory.remove.handler(async ({ context: { actor }, input }) => {
      await deleteTerm(database, (await getTerm(actor, input.term_id)).id);
      return success;
    }),
  };
}

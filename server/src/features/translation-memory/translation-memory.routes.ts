import type { InterfaceLanguage } from '@folio/contract/languages';
import type { GlossaryTerm } from '@folio/contract/translation-memory';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { recordAudit } from '../audit/index.ts';
import { guidelineRights } from '../guidelines/index.ts';
import { exportPairs, importPairs } from './exchange-translations.ts';
import { deleteTerm, findTerm, type GlossaryTermRow, insertTerm, listTerms, updateTerm } from './glossary.queries.ts';
import { memoryRoutes } from './memory.routes.ts';
import type { ExchangeKind } from './read-exchange-file.ts';

const present = ({
  id,
  source_language,
  target_language,
  source,
  target,
  note,
  is_forbidden,
  updated_at,
}: GlossaryTermRow): GlossaryTerm => ({
  id,
  source_language,
  target_language,
  term: source,
  translation: target,
  note,
  is_forbidden,
  updated_at: updated_at.toISOString(),
});

const noteOf = (what: 'created' | 'changed' | 'deleted', term: GlossaryTermRow) => ({
  action: `glossary_term.${what}`,
  subjectId: term.id,
  subjectName: term.source,
  details: { languages: `${term.source_language} → ${term.target_language}` },
});

interface Taker {
  actor: Actor;
  reader: { language: InterfaceLanguage };
}

export function translationMemoryRoutes(kernel: Kernel) {
  const { database } = kernel;
  const getTerm = async (actor: Actor, id: number) => {
    const term = await findTerm(database, actor.accountId, id);
    if (!term) throw notFound();
    return term;
  };
  const taken = async ({ actor, reader }: Taker, kind: ExchangeKind, call: Parameters<typeof importPairs>[3]) => {
    const done = await importPairs(kernel, actor, kind, call);
    return { message: message(`${kind}_imported`, reader.language, { ...done }), ...done };
  };
  return {
    ...memoryRoutes(kernel),
    terms: rpc.translationMemory.terms.handler(async ({ context: { actor }, input: { page, per_page: perPage, ...filter } }) => {
      const { rows, total, filtered } = await listTerms(database, actor.accountId, { ...filter, page, perPage });
      return {
        terms: rows.map(present),
        recordsTotal: total,
        recordsFiltered: filtered,
        can: { manage: can(actor, guidelineRights.manage) },
      };
    }),
    create: rpc.translationMemory.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'translationMemory.create', body: input },
        async (keep: Keep<ReturnType<typeof present>>) => {
          const { source_language, target_language, term, translation, note, is_forbidden } = input;
          return database.transaction(async (tx) => {
            const made = await insertTerm(tx, {
              account_id: context.actor.accountId,
              source_language,
              target_language,
              source: term,
              target: translation,
              note: note || null,
              is_forbidden: is_forbidden ?? false,
            });
            if (!made) throw invalidField('term', 'name_taken');
            await recordAudit(tx, context.actor, noteOf('created', made));
            const presented = present(made);
            await keep(tx, presented);
            return presented;
          });
        },
        (term) => ({ term }),
      ),
    ),
    edit: rpc.translationMemory.edit.handler(
      async ({ context: { actor }, input: { term_id: id, translation, note, is_forbidden } }) => {
        const term = await getTerm(actor, id);
        const row = await database.transaction(async (tx) => {
          const changed = await updateTerm(tx, term.id, {
            target: translation,
            note: note === undefined ? undefined : note || null,
            is_forbidden,
          });
          if (!changed) throw notFound();
          await recordAudit(tx, actor, noteOf('changed', changed));
          return changed;
        });
        return { term: present(row) };
      },
    ),
    remove: rpc.translationMemory.remove.handler(async ({ context: { actor }, input }) => {
      const term = await getTerm(actor, input.term_id);
      await database.transaction(async (tx) => {
        await deleteTerm(tx, term.id);
        await recordAudit(tx, actor, noteOf('deleted', term));
      });
      return {};
    }),
    importTerms: rpc.translationMemory.importTerms.handler(({ context, input }) => taken(context, 'terms', input)),
    exportTerms: rpc.translationMemory.exportTerms.handler(({ context: { actor }, input }) =>
      exportPairs(kernel, actor, 'terms', input),
    ),
    importTexts: rpc.translationMemory.importTexts.handler(({ context, input }) => taken(context, 'texts', input)),
    exportTexts: rpc.translationMemory.exportTexts.handler(({ context: { actor }, input }) =>
      exportPairs(kernel, actor, 'texts', input),
    ),
  };
}

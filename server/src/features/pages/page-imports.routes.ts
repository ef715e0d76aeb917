import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { getVisibleWebsite } from '../websites/index.ts';
import { findNamedImport, listImports } from './page-imports.queries.ts';
import { pageAbilities } from './pages.policy.ts';
import { presentImport } from './pages.present.ts';
import { changeImport, startImport } from './start-import.ts';

export function pageImportRoutes(kernel: Kernel) {
  const { database } = kernel;
  const one = async (id: number, actor: Actor) => {
    const row = await findNamedImport(database, id);
    if (!row) throw notFound();
    return { page_import: presentImport(row, actor) };
  };
  return {
    create: rpc.pageImports.create.handler(async ({ context: { actor }, input }) => {
      const { id, ignoredColumns } = await startImport(kernel, actor, input);
      const text = message('pages_import_started', actor.language);
      return { ...(await one(id, actor)), message: text, ignored_columns: ignoredColumns };
    }),
    show: rpc.pageImports.show.handler(async ({ context: { actor }, input }) => {
      const { id } = await getVisibleWebsite(kernel, actor, input.website_id);
      const rows = await listImports(database, id);
      return { page_imports: rows.map((row) => presentImport(row, actor)), can: pageAbilities(actor) };
    }),
    pause: rpc.pageImports.pause.handler(async ({ context: { actor }, input }) =>
      one(await changeImport(kernel, actor, input.id, 'pause'), actor),
    ),
    resume: rpc.pageImports.resume.handler(async ({ context: { actor }, input }) =>
      one(await changeImport(kernel, actor, input.id, 'resume'), actor),
    ),
    cancel: rpc.pageImports.cancel.handler(async ({ context: { actor }, input }) =>
      one(await changeImport(kernel, actor, input.id, 'cancel'), actor),
    ),
  };
}

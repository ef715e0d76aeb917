// Pages of a website from a file, a sitemap or a crawl, in the background and with progress.
import * as z from 'zod';
import { answer, id, listOf, managerCall, numeric, timestamp, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';
import { importKinds, importStates, pageLimits } from './page-words.ts';

export const pageImportSchema = z.object({
  id: z.int(),
  website_id: z.int(),
  kind: z.enum(importKinds),
  /** The sitemap, or where the crawl starts; null for a file. */
  url: z.string().nullable(),
  file_name: z.string().nullable(),
  /** Folders to which it is limited, such as `/magazine`. */
  paths: z.array(z.string()),
  limit: z.int(),
  state: z.enum(importStates),
  /** Addresses found, added to the list, read, and left out. */
  counts: z.object({ found: z.int(), added: z.int(), updated: z.int(), read: z.int(), skipped: z.int(), failed: z.int() }),
  /** Why it failed or ended early, in the reader's language. */
  problem: z.string().nullable(),
  user: z.object({ id: z.int(), name: z.string() }),
  created_at: timestamp(),
  ended_at: timestamp().nullable(),
  can: z.object({ pause: z.boolean(), resume: z.boolean(), cancel: z.boolean() }),
});
export type PageImport = z.infer<typeof pageImportSchema>;

const byId = z.object({ id: id(), ...tolerated });
const one = answer({ page_import: pageImportSchema });

const calls = {
  create: managerCall
    .route({ method: 'POST', path: '/features/pages/import', summary: 'Import the pages of a website' })
    .input(
      z.object({
        website_id: id(),
        kind: z.enum(importKinds),
        /** A csv with the columns url, title, type, primary_kw, language; for kind `csv` alone. */
        file: z.file().optional(),
        /** The sitemap, found by robots.txt where it is left out; or where the crawl starts, the home page where it is left out. */
        url: z.string().trim().max(pageLimits.urlLength).optional(),
        paths: listOf(z.string().trim().max(300)).pipe(z.array(z.string()).max(50)).optional(),
        limit: numeric(1, pageLimits.pages).optional(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        page_import: pageImportSchema,
        /** The first 50 columns of the file that Folio does not know, named as in the file. */
        ignored_columns: z.array(z.string()),
      }),
    ),
  show: userCall
    .route({ method: 'GET', path: '/features/pages/imports/show', summary: 'Imports of a website, the 20 newest' })
    .input(z.object({ website_id: id(), ...tolerated }))
    .output(answer({ page_imports: z.array(pageImportSchema), can: z.object({ manage: z.boolean() }) })),
  pause: managerCall
    .route({ method: 'POST', path: '/features/pages/imports/pause', summary: 'Pause an import' })
    .input(byId)
    .output(one),
  resume: managerCall
    .route({ method: 'POST', path: '/features/pages/imports/resume', summary: 'Resume an import' })
    .input(byId)
    .output(one),
  cancel: managerCall
    .route({ method: 'POST', path: '/features/pages/imports/cancel', summary: 'Cancel an import; the pages found so far stay' })
    .input(byId)
    .output(one),
};

export const pageImportsContract = withErrors(
  calls,
  {},
  {
    create: { 409: ['IMPORT_RUNNING', 'TOO_MANY_PAGES'], 415: ['FILE_MISSING'], 422: ['FILE_MISSING', 'FILE_NOT_CSV'] },
    pause: { 409: ['IMPORT_STATE'] },
    resume: { 409: ['IMPORT_STATE', 'IMPORT_RUNNING'] },
    cancel: { 409: ['IMPORT_STATE'] },
  },
);

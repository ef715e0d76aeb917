// Additional sources: files and pages of a company that feed its texts.
import * as z from 'zod';
import {
  answer,
  flag,
  id,
  idempotent,
  listOf,
  managerCall,
  optionalId,
  paging,
  timestamp,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { engineErrors, withErrors } from './errors.ts';
import { usesSchema } from './uses.ts';

const tags = () => listOf(z.string().trim().min(1).max(40)).pipe(z.array(z.string()).max(20));

export const sourceSchema = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(['file', 'url']),
  url: z.string().nullable(),
  tags: z.array(z.string()),
  state: z.enum(['queued', 'ready', 'failed']),
  /** Why it failed, in the reader's language. */
  problem: z.string().nullable(),
  language: z.string().nullable(),
  words: z.int().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  read_at: timestamp().nullable(),
  user: z.object({ id: z.int(), name: z.string() }),
  /** Workspaces that may use it, of those the caller belongs to. */
  workspaces: z.array(z.object({ id: z.int(), name: z.string() })),
  documents_count: z.int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), refresh: z.boolean() }),
});
export type AdditionalSource = z.infer<typeof sourceSchema>;

const calls = {
  /** In a workspace those toggled on there; without one those the caller made (owners: `all` gives the account's). With `id`: that one, with the text read from it. */
  show: userCall
    .route({ method: 'GET', path: '/features/additional-source/show', summary: 'Additional sources' })
    .input(
      z.object({
        id: optionalId(),
        workspace_id: workspaceId(),
        all: flag().optional(),
        search: z.string().trim().max(200).optional(),
        tag: z.string().trim().max(40).optional(),
        sort: z.enum(['name', '-name', 'created_at', '-created_at', 'updated_at', '-updated_at']).default('-updated_at'),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        additional_sources: z.array(
          sourceSchema.extend({
            /** The beginning of the extracted text, with `id` only. */
            text: z.string().nullish(),
            /** The newest documents that it was given for and that the caller may see, with `id` only. */
            documents: z.array(z.object({ order_detail_id: z.int(), title: z.string() })).optional(),
          }),
        ),
        tags: z.array(z.string()),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  showUses: managerCall
    .route({ method: 'GET', path: '/features/additional-source/uses', summary: 'List uses of a source' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ uses: usesSchema })),
  /** Passages that answer a question best, by full text in the sources' own languages. */
  search: userCall
    .route({ method: 'GET', path: '/features/additional-source/search', summary: 'Search the passages of sources' })
    .input(
      z.object({
        query: z.string().trim().min(1).max(300),
        workspace_id: workspaceId(),
        additional_source_ids: listOf(id()).pipe(z.array(id()).max(50)).optional(),
        limit: z.coerce.number<number>().int().min(1).max(50).default(10),
        ...tolerated,
      }),
    )
    .output(
      answer({
        passages: z.array(
          z.object({
            additional_source_id: z.int(),
            name: z.string(),
            url: z.string().nullable(),
            heading: z.string().nullable(),
            text: z.string(),
            /** Comparable within one answer only. */
            rank: z.number(),
          }),
        ),
      }),
    ),
  /** The specification's three messages are said at `name`, `file` and `url`. */
  create: idempotent(managerCall)
    .route({ method: 'PUT', path: '/features/additional-source/create', summary: 'Add a file or page as a source' })
    .input(
      z.object({
        name: z.string().trim().max(200).default(''),
        type: z.enum(['file', 'url']),
        file: z.file().optional(),
        url: z.string().trim().max(2048).optional(),
        tags: tags().optional(),
        /** Names an unlisted source that was given with an order. */
        id: optionalId(),
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(answer({ additional_source: sourceSchema })),
  edit: managerCall
    .route({ method: 'POST', path: '/features/additional-source/edit', summary: 'Change name and tags of a source' })
    .input(z.object({ id: id(), name: z.string().trim().max(200).optional(), tags: tags().optional(), ...tolerated }))
    .output(answer({ additional_source: sourceSchema })),
  refresh: managerCall
    .route({ method: 'POST', path: '/features/additional-source/refresh', summary: 'Read a source again' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ additional_source: sourceSchema })),
  remove: managerCall
    .route({
      method: 'DELETE',
      path: '/features/additional-source/delete',
      summary: 'Delete a source; documents keep their texts',
    })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
};

export const sourcesContract = withErrors(calls, engineErrors);

// What an account has decided about its translations: the words it insists on. What it has translated before is remembered by itself.
import * as z from 'zod';
import { answer, id, managerCall, paging, timestamp, tolerated, userCall } from './base.ts';

const language = z.string().trim().min(2).max(12);
const fields = {
  source_language: language,
  target_language: language,
  term: z.string().trim().min(1).max(200),
  /** The same as the term for what stays as it is. */
  translation: z.string().trim().min(1).max(200),
};

export const glossaryTermSchema = z.object({ id: z.int(), ...fields, updated_at: timestamp() });
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const translationMemoryContract = {
  terms: userCall
    .route({ method: 'GET', path: '/services/glossary/show', summary: 'Glossary of the account' })
    .input(
      z.object({
        search: z.string().trim().max(100).optional(),
        source_language: language.optional(),
        target_language: language.optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        terms: z.array(glossaryTermSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        can: z.object({ manage: z.boolean() }),
      }),
    ),
  create: managerCall
    .route({ method: 'PUT', path: '/services/glossary/create', summary: 'Add a term to the glossary' })
    .input(z.object({ ...fields, ...tolerated }))
    .output(answer({ term: glossaryTermSchema })),
  edit: managerCall
    .route({ method: 'POST', path: '/services/glossary/edit', summary: 'Change a term of the glossary' })
    .input(z.object({ term_id: id(), translation: fields.translation, ...tolerated }))
    .output(answer({ term: glossaryTermSchema })),
  remove: managerCall
    .route({ method: 'DELETE', path: '/services/glossary/delete', summary: 'Delete a term of the glossary' })
    .input(z.object({ term_id: id(), ...tolerated }))
    .output(answer({})),
};

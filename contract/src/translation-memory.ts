// Glossary of an account. The translation memory is filled automatically.
import * as z from 'zod';
import { answer, id, idempotent, managerCall, paging, timestamp, tolerated, userCall } from './base.ts';
import { engineErrors, withErrors } from './errors.ts';
import { memoryQualities } from './memory-words.ts';

/** Largest file that is taken in, in bytes, and most terms or texts of one; a larger export is asked for by languages. */
export const maxExchangeBytes = 5 * 1024 * 1024;
export const maxExchanged = { terms: 5000, texts: 20_000 };
/** Longest text of the translation memory that comes in a file, in characters. */
export const maxMemoryTextLength = 5000;

const language = z.string().trim().min(2).max(12);
const pair = { source_language: language.optional(), target_language: language.optional() };
const imported = answer({ added: z.int(), changed: z.int(), unchanged: z.int() });
const fields = {
  source_language: language,
  target_language: language,
  term: z.string().trim().min(1).max(200),
  /** The same as the term if it stays untranslated. */
  translation: z.string().trim().min(1).max(200),
};
const maxNoteLength = 200;
const note = z.string().trim().max(maxNoteLength);

export const glossaryTermSchema = z.object({
  id: z.int(),
  ...fields,
  /** When the term is used, or why it is forbidden. */
  note: note.nullable(),
  /** The translation must not be used for the term. */
  is_forbidden: z.boolean(),
  updated_at: timestamp(),
});
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const memoryUnitSchema = z.object({
  id: z.int(),
  source_language: language,
  target_language: language,
  formality: z.string(),
  /** With the marks of its formatting, such as <g1>bold</g1>. */
  source: z.string(),
  target: z.string(),
  quality: z.enum(memoryQualities),
  /** Origin, such as the title of a document. */
  origin_name: z.string().nullable(),
  updated_at: timestamp(),
});
export type MemoryUnit = z.infer<typeof memoryUnitSchema>;

const calls = {
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
  create: idempotent(managerCall)
    .route({ method: 'PUT', path: '/services/glossary/create', summary: 'Add a term to the glossary' })
    .input(z.object({ ...fields, note: note.nullish(), is_forbidden: z.boolean().optional(), ...tolerated }))
    .output(answer({ term: glossaryTermSchema })),
  edit: managerCall
    .route({ method: 'POST', path: '/services/glossary/edit', summary: 'Change a term of the glossary' })
    .input(
      z.object({
        term_id: id(),
        /** Omitted fields stay unchanged. */
        translation: fields.translation.optional(),
        note: note.nullish(),
        is_forbidden: z.boolean().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ term: glossaryTermSchema })),
  remove: managerCall
    .route({ method: 'DELETE', path: '/services/glossary/delete', summary: 'Delete a term of the glossary' })
    .input(z.object({ term_id: id(), ...tolerated }))
    .output(answer({})),
  /**
   * All or nothing. A csv with the columns term and translation (and source_language, target_language), or with a language code above each
   * of two columns; TMX or TBX. The languages of the call are in where the file names none. Known terms get the file's translation.
   */
  importTerms: managerCall
    .route({
      method: 'POST',
      path: '/services/glossary/import',
      summary: 'Import glossary terms',
    })
    .input(z.object({ file: z.file(), ...pair, ...tolerated }))
    .output(imported),
  exportTerms: userCall
    .route({ method: 'GET', path: '/services/glossary/export', summary: 'The glossary as a csv, TMX or TBX file' })
    .input(z.object({ format: z.enum(['csv', 'tmx', 'tbx']).default('csv'), ...pair, ...tolerated }))
    .output(z.file()),
  units: managerCall
    .route({ method: 'GET', path: '/services/translation_memory/show', summary: 'Sentences and texts of the translation memory' })
    .input(
      z.object({
        /** Words of the source or the translation. */
        search: z.string().trim().max(200).optional(),
        source_language: language.optional(),
        target_language: language.optional(),
        quality: z.enum(memoryQualities).optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        units: z.array(memoryUnitSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        /** Pairs of languages that the memory has, at most 200. */
        pairs: z.array(z.object({ source_language: language, target_language: language })),
      }),
    ),
  /** The changed translation is a person's, so that machines and imports no longer replace it. */
  editUnit: managerCall
    .route({ method: 'POST', path: '/services/translation_memory/edit', summary: 'Change a translation of the memory' })
    .input(z.object({ unit_id: id(), target: z.string().trim().min(1).max(maxMemoryTextLength), ...tolerated }))
    .output(answer({ unit: memoryUnitSchema })),
  removeUnit: managerCall
    .route({ method: 'DELETE', path: '/services/translation_memory/delete', summary: 'Delete a translation of the memory' })
    .input(z.object({ unit_id: id(), ...tolerated }))
    .output(answer({})),
  /** As terms; of the formality that a text names, else of none in particular. */
  importTexts: managerCall
    .route({
      method: 'POST',
      path: '/services/translation_memory/import',
      summary: 'Take translated texts from a TMX or csv file into the memory',
    })
    .input(z.object({ file: z.file(), ...pair, ...tolerated }))
    .output(imported),
  exportTexts: managerCall
    .route({ method: 'GET', path: '/services/translation_memory/export', summary: 'The translation memory as a TMX or csv file' })
    .input(z.object({ format: z.enum(['csv', 'tmx']).default('tmx'), ...pair, ...tolerated }))
    .output(z.file()),
};

export const translationMemoryContract = withErrors(
  calls,
  {},
  {
    importTerms: engineErrors,
    importTexts: engineErrors,
    exportTerms: { 422: ['EXPORT_TOO_LONG'] },
    exportTexts: { 422: ['EXPORT_TOO_LONG'] },
  },
);

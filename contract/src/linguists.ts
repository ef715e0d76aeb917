// The linguists of the translation desk, their skills and their availability.
import * as z from 'zod';
import { answer, day, deskCall, flag, id, paging, timestamp, tolerated } from './base.ts';
import { withErrors } from './errors.ts';

const language = z.string().trim().min(2).max(12);
const languagePair = z.object({ source: language, target: language });

export const certificationSchema = z.object({
  /** Certifying body, like a court or an association. */
  body: z.string().trim().min(1).max(120),
  number: z.string().trim().max(60).default(''),
  expires_on: day().nullable().default(null),
  /** Languages that it is for; empty for all of the linguist's pairs. */
  languages: z.array(language).max(20).default([]),
});

const facts = {
  pairs: z.array(languagePair).min(1).max(60),
  native_languages: z.array(language).min(1).max(10),
  fields: z.array(z.string().trim().min(1).max(40)).max(20).default([]),
  certifications: z.array(certificationSchema).max(20).default([]),
  words_a_day: z.int().min(100).max(20_000),
  absences: z
    .array(z.object({ from: day(), until: day() }))
    .max(50)
    .default([]),
  is_active: z.boolean().default(true),
};

export const linguistSchema = z.object({
  id: z.int(),
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  ...facts,
  /** Jobs that are open, delivered in all, and the share of these that was on time; null without any. */
  open_jobs: z.int(),
  delivered_jobs: z.int(),
  on_time: z.number().nullable(),
  /** Share of their words that the stage after changed; null where nobody reviewed them. */
  changed_in_review: z.number().nullable(),
  /** Words of open jobs, and their share of the next five working days' capacity; null if the linguist is absent on all of them. */
  booked_words: z.int(),
  load: z.number().nullable(),
  /** The first day with free words after the open jobs; null where there is none within half a year. */
  free_from: day().nullable(),
  created_at: timestamp(),
});
export type Linguist = z.infer<typeof linguistSchema>;

const linguists = {
  show: deskCall
    .route({ method: 'GET', path: '/features/linguists/show', summary: 'Linguists of the desk' })
    .input(
      z.object({
        search: z.string().trim().max(100).optional(),
        source_language: language.optional(),
        target_language: language.optional(),
        is_active: flag().optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        linguists: z.array(linguistSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        can: z.object({ manage: z.boolean() }),
      }),
    ),
  /** Turns a user into a linguist: staff with a scope that opens only their offers and jobs. */
  create: deskCall
    .route({ method: 'PUT', path: '/features/linguists/create', summary: 'Make a person a linguist of the desk' })
    .input(z.object({ email: z.email().max(254), ...facts, ...tolerated }))
    .output(answer({ linguist: linguistSchema })),
  edit: deskCall
    .route({ method: 'POST', path: '/features/linguists/edit', summary: 'Change a linguist' })
    .input(
      z.object({
        id: id(),
        pairs: facts.pairs.optional(),
        native_languages: facts.native_languages.optional(),
        fields: z.array(z.string().trim().min(1).max(40)).max(20).optional(),
        certifications: z.array(certificationSchema).max(20).optional(),
        words_a_day: facts.words_a_day.optional(),
        absences: z
          .array(z.object({ from: day(), until: day() }))
          .max(50)
          .optional(),
        is_active: z.boolean().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ linguist: linguistSchema })),
  /** Their offers are withdrawn; refused while they have open jobs. */
  remove: deskCall
    .route({ method: 'DELETE', path: '/features/linguists/delete', summary: 'Remove a linguist' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
};

export const linguistsContract = withErrors(
  linguists,
  {},
  {
    edit: { 404: ['LINGUIST_NOT_FOUND'] },
    remove: { 404: ['LINGUIST_NOT_FOUND'], 409: ['LINGUIST_HAS_JOBS'] },
  },
);

// Brand voices: the sound of a company's texts, required and forbidden words, and a text's compliance.
import * as z from 'zod';
import {
  answer,
  flag,
  id,
  idempotent,
  listOf,
  managerCall,
  optionalId,
  revisionNumber,
  timestamp,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { engineErrors, withErrors } from './errors.ts';
import { regionalVariants } from './regional-variants.ts';
import { usesSchema } from './uses.ts';

/** Languages that a voice can be extracted from. */
export const voiceLanguages = ['en', 'es', 'de', 'it', 'fr'] as const;
export type VoiceLanguage = (typeof voiceLanguages)[number];

const words = (most: number, length = 80) => z.array(z.string().trim().min(1).max(length)).max(most).default([]);

/** A voice in words that people edit and that steer every writer. */
export const voiceProfileSchema = z.object({
  /** Adjectives, most telling first: "warm", "plain". */
  tone: words(8, 40),
  formality: z.enum(['casual', 'neutral', 'formal']).default('neutral'),
  /** Point of view (`we`, `i`, `they` for the company's name), and the form of address if the language distinguishes two. */
  person: z.enum(['we', 'i', 'they']).default('we'),
  address: z.enum(['informal', 'formal', 'none']).default('informal'),
  /** Words in a usual sentence, and how much the lengths vary. */
  sentence_words: z.number().min(3).max(60).default(16),
  rhythm: z.enum(['even', 'varied']).default('varied'),
  /** Words and phrases the company likes to use. */
  vocabulary: words(40),
  do: words(12, 200),
  dont: words(12, 200),
  /** Sentences that sound right. */
  sample_lines: words(8, 400),
  /** Blocking rules: each text must hold every one of `must_use`, and none of `never_use`. */
  must_use: words(20),
  never_use: words(40),
  exclamation_marks: z.enum(['never', 'sparing', 'free']).default('sparing'),
  /** Like "en-AU"; without it texts follow the country of their website, else the account's. */
  variant: z.enum(regionalVariants).optional(),
});
export type VoiceProfile = z.infer<typeof voiceProfileSchema>;

export const brandVoiceSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  type: z.enum(['links', 'text', 'files', 'preset']),
  language: z.enum(voiceLanguages),
  active: z.boolean(),
  default: z.boolean(),
  profile: voiceProfileSchema,
  /** True if the profile differs from the analysis or preset. */
  is_edited: z.boolean(),
  /** `built-in`, or provider and model. */
  analysed_by: z.string(),
  origins: z.array(z.string()),
  workspace_ids: z.array(z.int()),
  revision: z.int(),
  created_at: timestamp(),
  updated_at: timestamp(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type BrandVoice = z.infer<typeof brandVoiceSchema>;

export const voicePresetSchema = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  profile: voiceProfileSchema,
});
export type VoicePreset = z.infer<typeof voicePresetSchema>;

/** Deviation of a line from the voice. */
export const voiceFindingSchema = z.object({
  kind: z.enum(['never_use', 'must_use', 'sentence_length', 'address', 'person', 'exclamation', 'formality']),
  /** The text's own line; empty for parts that are missing as a whole. */
  line: z.string(),
  /** Subject of the deviation: the forbidden word, the missing one, the number of words. */
  detail: z.string(),
  is_blocking: z.boolean(),
  /** Name of the broken rule for `waive`; null if nothing blocks. */
  rule: z.string().nullable(),
  waiver: z.object({ name: z.string(), reason: z.string(), at: timestamp() }).nullable(),
});
export type VoiceFinding = z.infer<typeof voiceFindingSchema>;

/** 0 to 100, and the lines that keep it from being 100. */
export const voiceReportSchema = z.object({ score: z.int().min(0).max(100), findings: z.array(voiceFindingSchema) });
export type VoiceReport = z.infer<typeof voiceReportSchema>;

const name = () => z.string().trim().min(1).max(80);
const description = () => z.string().trim().max(500);

const origin = {
  language: z.enum(voiceLanguages).optional(),
  links: listOf(z.string().trim().max(2048)).optional(),
  text: z.string().max(60_000).optional(),
  files: listOf(z.file()).optional(),
  preset: z.string().max(40).optional(),
};

const calls = {
  /** In a workspace those toggled on there; without one those the caller made (owners: `all` gives the account's). By name. */
  show: userCall
    .route({ method: 'GET', path: '/features/brand-voice/show', summary: 'Brand voices, presets and the limit' })
    .input(z.object({ workspace_id: workspaceId(), all: flag().optional(), ...tolerated }))
    .output(
      answer({
        brand_voices_list: z.array(brandVoiceSchema),
        brand_voices_preset: z.array(voicePresetSchema),
        brand_voices_limit: z.object({ available_brand_voices: z.int(), max_brand_voices: z.int() }),
        /** The voice of an order placed here that names none: the workspace's default, else the account's. */
        default_id: z.int().nullable(),
        /** `show_all`: `all` is answered. */
        can: z.object({ create: z.boolean(), show_all: z.boolean() }),
      }),
    ),
  showUses: managerCall
    .route({ method: 'GET', path: '/features/brand-voice/uses', summary: 'List uses of a brand voice' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ uses: usesSchema })),
  /** Reads links, text or files and answers a profile; nothing is kept. */
  analyse: managerCall
    .route({ method: 'POST', path: '/features/brand-voice/create', summary: 'Analyze sample text' })
    .input(z.object({ ...origin, ...tolerated }))
    .output(
      answer({
        profile: voiceProfileSchema,
        language: z.enum(voiceLanguages),
        analysed_by: z.string(),
        words: z.int(),
        origins: z.array(z.string()),
      }),
    ),
  create: idempotent(managerCall)
    .route({ method: 'PUT', path: '/features/brand-voice/create', summary: 'Create a brand voice' })
    .input(
      z.object({
        name: name(),
        description: description().default(''),
        type: z.enum(['links', 'text', 'files', 'preset']),
        language: z.enum(voiceLanguages).default('en'),
        profile: voiceProfileSchema,
        /** Result of `analyse`, for "reset to default"; the profile if omitted. */
        analysed_profile: voiceProfileSchema.optional(),
        analysed_by: z.string().max(120).default('built-in'),
        origins: z.array(z.string().max(2048)).max(30).default([]),
        default: flag().optional(),
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(answer({ brand_voice: brandVoiceSchema })),
  /** With `revision`: 409 where it was changed since. */
  edit: managerCall
    .route({ method: 'POST', path: '/features/brand-voice/edit', summary: 'Change a brand voice' })
    .input(
      z.object({
        id: id(),
        revision: revisionNumber().optional(),
        name: name().optional(),
        description: description().optional(),
        profile: voiceProfileSchema.optional(),
        active: flag().optional(),
        default: flag().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ brand_voice: brandVoiceSchema })),
  resetDefault: managerCall
    .route({ method: 'POST', path: '/features/brand-voice/reset_default', summary: 'Reset a brand voice' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ brand_voice: brandVoiceSchema })),
  remove: managerCall
    .route({ method: 'DELETE', path: '/features/brand-voice/delete', summary: 'Delete a brand voice' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
  /** A sample paragraph, written in the voice where a writer can, and how well the given one keeps to it. */
  tryOut: userCall
    .route({ method: 'POST', path: '/features/brand-voice/try', summary: 'Try a voice on a paragraph' })
    .input(
      z.object({
        id: optionalId(),
        profile: voiceProfileSchema.optional(),
        language: z.enum(voiceLanguages).optional(),
        text: z.string().trim().min(1).max(4000),
        ...tolerated,
      }),
    )
    .output(
      answer({
        report: voiceReportSchema,
        rewritten: z.string().nullable(),
        written_by: z.string().nullable(),
        /** Why the connected model could not be asked; null where it was, or where there is none. */
        problem: z.string().nullable(),
      }),
    ),
  /** Tones for the tone fields of tools: the built-in ones, and the brand voices that may be used here (`brand_voice` is its id). */
  showTones: userCall
    .route({ method: 'GET', path: '/tools/show_user_tovs', summary: 'Tones of voice to choose from' })
    .input(z.object({ workspace_id: workspaceId(), ...tolerated }))
    .output(
      answer({
        tovs: z.array(z.object({ name: z.string(), value: z.string(), brand_voice: z.int().nullable(), selected: z.boolean() })),
      }),
    ),
  /** The caller's own choice, selected in every new form. */
  selectTone: userCall
    .route({ method: 'POST', path: '/tools/select_user_tov', summary: 'Select the default tone of voice' })
    .input(z.object({ value: z.string().max(80).nullable(), workspace_id: workspaceId(), ...tolerated }))
    .output(answer({ value: z.string().nullable() })),
};

export const brandVoicesContract = withErrors(
  calls,
  {},
  { create: { 409: ['BRAND_VOICE_LIMIT'] }, analyse: engineErrors, tryOut: engineErrors },
);

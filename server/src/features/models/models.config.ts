import * as z from 'zod';
import { defineConfig } from '../../kernel/config.ts';

const key = z.string().optional();

export const modelsConfig = defineConfig(
  { OPENAI_API_KEY: key, ANTHROPIC_API_KEY: key, GOOGLE_GENERATIVE_AI_API_KEY: key, MISTRAL_API_KEY: key },
  (values) => ({
    /** Keys of providers that are connected without being entered. */
    providerKeys: {
      openai: values.OPENAI_API_KEY ?? null,
      anthropic: values.ANTHROPIC_API_KEY ?? null,
      google: values.GOOGLE_GENERATIVE_AI_API_KEY ?? null,
      mistral: values.MISTRAL_API_KEY ?? null,
    },
  }),
);

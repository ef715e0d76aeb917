import * as z from 'zod';
import { defineConfig } from '../../kernel/config.ts';
import { httpUrl, withoutLastSlash } from '../../kernel/config-values.ts';

export const localModelsConfig = defineConfig(
  {
    /** Hub from which local models come. */
    MODEL_HOST: httpUrl().default('https://huggingface.co'),
    /** File with the models to offer instead of the product's own list. */
    LOCAL_MODEL_LIST: z.string().min(1).optional(),
  },
  (values) => ({
    /** Without a slash at its end. */
    modelHost: withoutLastSlash(values.MODEL_HOST),
    localModelList: values.LOCAL_MODEL_LIST ?? null,
  }),
);

import { defineConfig } from '../../kernel/config.ts';
import { httpUrl } from '../../kernel/config-values.ts';

export const usersConfig = defineConfig({ AI_ART_URL: httpUrl().optional() }, (values) => ({
  aiArtUrl: values.AI_ART_URL ?? null,
}));

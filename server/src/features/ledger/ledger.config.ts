import { defineConfig } from '../../kernel/config.ts';
import { wholeNumber } from '../../kernel/config-values.ts';

export const ledgerConfig = defineConfig(
  { INITIAL_CREDITS: wholeNumber().min(0, 'must be at least 0').default(10_000) },
  (values) => ({
    /** AI credits of a new account. */
    initialCredits: values.INITIAL_CREDITS,
  }),
);

// Units of model prices, without the schemas.
export const priceUnits = ['million_input_tokens', 'million_output_tokens', 'second', 'image'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** Providers with models on the machine of the installation. */
export const ownMachineProviders: readonly string[] = ['local-gguf', 'local-whisper'];

/** Prices in millionths of a currency: the largest of one unit, and rows of the list. */
export const priceLimits = { micros: 2_000_000_000, rows: 1000 } as const;

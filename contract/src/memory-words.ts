// Words of the translation memory that browser and server share, without schemas.

/** From the least to the best; what is worth less never replaces what is worth more. */
export const memoryQualities = ['machine', 'imported', 'confirmed', 'reviewed', 'certified'] as const;
export type MemoryQuality = (typeof memoryQualities)[number];

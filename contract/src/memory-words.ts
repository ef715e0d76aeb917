// Words of the translation memory that browser and server share, without schemas.

/** From the least to the best. A lower quality never replaces a higher one. */
export const memoryQualities = ['machine', 'imported', 'confirmed', 'reviewed', 'certified'] as const;
export type MemoryQuality = (typeof memoryQualities)[number];

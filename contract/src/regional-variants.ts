// Languages that are written differently in a country: spelling, words, currency and forms of address.

export const regionalVariants = [
  'en-GB',
  'en-US',
  'en-IE',
  'en-AU',
  'en-NZ',
  'en-CA',
  'en-ZA',
  'en-IN',
  'en-SG',
  'de-DE',
  'de-AT',
  'de-CH',
  'de-LI',
  'de-LU',
  'fr-FR',
  'fr-BE',
  'fr-CH',
  'fr-CA',
  'fr-LU',
  'es-ES',
  'es-MX',
  'es-AR',
  'es-CL',
  'es-CO',
  'es-PE',
  'es-UY',
  'es-US',
  'it-IT',
  'it-CH',
  'pt-PT',
  'pt-BR',
  'nl-NL',
  'nl-BE',
] as const;
export type RegionalVariant = (typeof regionalVariants)[number];

/** The variants of a language, by its code without a region. */
export const variantsOf = (language: string): RegionalVariant[] =>
  regionalVariants.filter((variant) => variant.startsWith(`${language}-`));

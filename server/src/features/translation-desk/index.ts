export { findTranslatedDocuments, listTranslations } from './translations.queries.ts';
export { translationsAccepted } from './translations-accepted.ts';

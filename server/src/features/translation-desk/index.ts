export { type DeskDay, listDeskDays } from './desk-calendar.ts';
export { deskNoticed, translationChanged } from './desk-events.ts';
export { findTranslatedDocuments, listTranslations } from './translations.queries.ts';
export { translationsAccepted } from './translations-accepted.ts';

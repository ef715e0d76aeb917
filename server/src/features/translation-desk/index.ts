export { deskNoticed, translationChanged } from './core/desk-events.ts';
export { listRequests } from './core/requests.queries.ts';
export { findTranslatedDocuments, listTranslations } from './core/translations.queries.ts';
export { translationsAccepted } from './core/translations-accepted.ts';
export { type DeskDay, listDeskDays, listDeskDue } from './desk-calendar.ts';
export { refuseHidden as refuseHiddenTranslations } from './requests/create-request.ts';

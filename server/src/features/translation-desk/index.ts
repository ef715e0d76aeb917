export { type DeskDay, listDeskDays } from './desk-calendar.ts';
export { deskNoticed, translationChanged } from './desk-events.ts';
export { refuseHidden as refuseHiddenTranslations } from './requests/create-request.ts';
export { listRequests } from './requests/requests.queries.ts';
export { findTranslatedDocuments, listTranslations } from './translations.queries.ts';
export { translationsAccepted } from './translations-accepted.ts';

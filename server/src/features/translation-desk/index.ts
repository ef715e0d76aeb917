export { type DeskDay, listDeskDays } from './desk-calendar.ts';
export { deskNoticed, translationChanged } from './desk-events.ts';

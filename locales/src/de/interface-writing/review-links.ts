import type english from '../../en/interface-writing/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Gäste',
  none: 'Niemand außerhalb des Unternehmens prüft diese Aufgabe.',
  failed: 'Prüflinks konnten nicht geladen werden',
  create: 'Gast einladen',
  made: 'Der Link wurde erstellt',
  madeText: 'Er wurde per E-Mail gesendet. Sie können ihn jetzt auch kopieren; er wird nicht noch einmal angezeigt.',
  done: 'Fertig',
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'Der Link ist persönlich. In einem anderen Browser fragt er nach einem Code, der an diese Adresse gesendet wird.',
  may: 'Darf',
  days: 'Gültig für Tage',
  extend: 'Um 14 Tage verlängern',
  revoke: 'Widerrufen',
  notOpened: 'noch nicht geöffnet',
  openQuestions: 'Offene Fragen halten die Veröffentlichung auf',
  asks: '{{guest}} fragt: „{{text}}“',
  waive: 'Übergehen',
  rights: {
    read: 'Lesen',
    comment: 'Lesen und kommentieren',
    approve: 'Lesen, kommentieren und freigeben',
  },
  states: {
    active: 'bis {{day}}',
    expired: 'abgelaufen am {{day}}',
    revoked: 'widerrufen',
  },
  step: 'Gast',
  stepHint: 'Erhält einen Link per E-Mail, wenn der Schritt beginnt.',
  kinds: {
    guest: 'einem Gast',
  },
} satisfies Words<typeof english>;

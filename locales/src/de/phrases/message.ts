import type { MessagePhrases } from '../../en/phrases/message.ts';

const message: MessagePhrases = {
  greeting: (formal) => (formal ? 'Guten Tag,' : 'Hallo,'),
  greetingTo: (name, formal) => (formal ? `Guten Tag ${name},` : `Hallo ${name},`),
  closing: (formal) => (formal ? 'Mit freundlichen Grüßen' : 'Viele Grüße'),
  occasionSubject: {
    announcement: '',
    change_of_terms: 'Änderung unserer Bedingungen: ',
    invitation: 'Einladung: ',
    thank_you: 'Danke: ',
    apology: 'Bitte um Entschuldigung: ',
    internal_update: 'Aktueller Stand: ',
  },
  occasionOpening: {
    announcement: () => '',
    change_of_terms: () => 'Wir informieren über eine Änderung unserer Bedingungen.',
    invitation: () => 'Wir laden herzlich ein.',
    thank_you: () => 'Wir möchten Danke sagen.',
    apology: () => 'Wir bitten um Entschuldigung.',
    internal_update: () => '',
  },
  offerLead: 'Unser Angebot:',
  productsLead: 'Mit dabei:',
  callMissing: 'Handlungsaufforderung (was ist zu tun, und wo?)',
  signatureMissing: 'Name, Funktion und Unternehmen des Absenders',
  offerMissing: 'das Angebot selbst (was, wie lange, zu welchen Bedingungen)',
  questions: (formal) =>
    formal
      ? ['Was meinen Sie dazu?', 'Wie lösen Sie das?', 'Schreiben Sie es uns in die Kommentare.', 'Würden Sie es auch so machen?']
      : ['Was meinst du dazu?', 'Wie löst du das?', 'Schreib es uns in die Kommentare.', 'Würdest du es auch so machen?'],
  announce: 'Neuigkeit:',
  recruit: 'Jetzt dabei sein:',
  linkMissing: 'Link zur Seite',
  blogLead: 'Neu im Blog:',
  inThisIssue: 'In dieser Ausgabe:',
  editorialMissing: 'eine persönliche Einleitung von zwei oder drei Sätzen.',
  newsMissing: 'zwei oder drei Sätze dazu.',
};

export default message;

import type english from '../../en/interface-later/briefings.ts';
import type { Words } from '../../words.ts';

export default {
  lead: 'Wofür ein Text ist: einmal geschrieben, bei der Bestellung gewählt.',
  new: 'Neues Briefing',
  search: 'Briefings suchen',
  failed: 'Die Briefings konnten nicht geladen werden',
  empty: 'Noch kein Briefing',
  emptyLead: 'Sagen Sie einmal, wofür eine Art von Text ist, und wählen Sie es bei jeder Bestellung.',
  emptyForUsers: 'Briefings schreiben die Admins Ihres Unternehmens. Die von hier erscheinen auf dieser Seite.',
  nothing: 'Kein Briefing heißt so',
  nothingLead: 'Versuchen Sie ein anderes Wort, oder leeren Sie die Suche.',
  writtenBy: 'von {{name}}',
  template: 'Beginnen mit',
  blank: 'Einem leeren Briefing',
  templateHint: 'Was in Klammern steht, ergänzen Sie.',
  edit: '„{{name}}“ ändern',
  create: 'Briefing speichern',
  delete: 'Briefing löschen',
  loss: '„{{name}}“ wird gelöscht. Damit bestellte Dokumente behalten ihre Texte.',
  default: 'Standard',
  fields: {
    title: 'Titel',
    overall_goal: 'Gesamtziel',
    platform: 'Plattform',
    competitors: 'Wettbewerber',
    structure: 'Aufbau',
    tone_of_voice: 'Tonalität',
  },
  hints: {
    overall_goal: 'Was Leser danach wissen, fühlen oder tun sollen.',
    platform: 'Wo der Text erscheint.',
    competitors: 'Mit wem Leser Sie vergleichen.',
    structure: 'Was zuerst kommt, was folgt, wie er endet.',
    tone_of_voice: 'In wenigen Worten; eine Markenstimme hat Vorrang.',
  },
} satisfies Words<typeof english>;

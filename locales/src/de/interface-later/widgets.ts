import type english from '../../en/interface-later/widgets.ts';
import type { Words } from '../../words.ts';

export default {
  openList: 'Liste öffnen',
  overdue: 'Überfällig',
  guest: '{{name}}, Gast',
  notApproved: 'Nicht freigegeben',
  oldestSince: 'am längsten seit {{day}}',
  today: 'heute',
  enoughUntil: 'Reicht bis etwa {{day}}',
  notSent_one: '{{count}} Dokument ist seit {{since}} nicht hinausgegangen. Nichts ist verloren.',
  notSent_other: '{{count}} Dokumente sind seit {{since}} nicht hinausgegangen. Nichts ist verloren.',
  names: {
    my_tasks: 'Meine offenen Aufgaben',
    due: 'Fällig in den nächsten 7 Tagen',
    overdue: 'Überfällig',
    translations: 'Übersetzungsaufträge',
    waiting: 'Wartet auf Ihre Prüfung',
    load: 'Auslastung der Prüfer',
    live_next: 'Geht als Nächstes live',
    trend: 'Neuester Trend',
  },
  empty: {
    my_tasks: 'Sie haben keine offenen Aufgaben',
    due: 'In den nächsten 7 Tagen ist nichts fällig',
    overdue: 'Nichts ist überfällig',
    translations: 'Kein Übersetzungsauftrag ist offen',
    waiting: 'Nichts wartet auf Ihre Prüfung',
    load: 'Keine Aufgabe ist in Prüfung',
    live_next: 'Keine Veröffentlichung ist geplant',
    trend: 'Der Trend eines Keywords erscheint hier, sobald Sie eines prüfen',
  },
} satisfies Words<typeof english>;

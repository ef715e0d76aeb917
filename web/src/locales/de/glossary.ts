import type en from '../en/glossary.ts';

export default {
  title: 'Glossar',
  lead: 'Wörter, auf denen Ihre Übersetzungen bestehen, und Namen, die bleiben, wie sie sind.',
  new: 'Neuer Begriff',
  edit: 'Übersetzung ändern',
  editOne: '{{term}} ändern',
  search: 'Begriff suchen',
  failed: 'Das Glossar konnte nicht geladen werden',
  empty: 'Noch keine Begriffe',
  emptyLead: 'Fügen Sie Wörter hinzu, die immer gleich übersetzt werden müssen.',
  nothing: 'Nichts gefunden',
  nothingLead: 'Kein Begriff enthält diese Wörter.',
  from: 'Aus',
  to: 'In',
  term: 'Begriff',
  translation: 'Übersetzung',
  translationHint: 'Wie der Begriff, wenn er bleiben soll, wie er ist',
  languages: '{{from}} → {{to}}',
  loss: 'Übersetzungen bestehen nicht mehr auf „{{term}}“.',
  delete: 'Begriff löschen',
} satisfies typeof en;

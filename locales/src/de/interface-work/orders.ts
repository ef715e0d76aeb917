import type english from '../../en/interface-work/orders.ts';
import type { Words } from '../../words.ts';

export default {
  singleOrder: 'Einzelauftrag',
  kindsOfOrder: 'Art des Auftrags',
  singleHint: 'Ein Einzelauftrag schreibt aus diesem Formular ein Dokument.',
  bulkHint:
    'Ein Sammelauftrag schreibt für jede Zeile einer Datei ein Dokument. Alle Probleme und den Preis sehen Sie, bevor etwas bestellt wird.',
  hideHint: 'Hinweis ausblenden',
  documentTitle: 'Titel',
  filter: {
    tool: 'Werkzeug',
    type: 'Art',
    text: 'Texte',
    media: 'Bilder, Audio und Video',
    language: 'Sprache',
    author: 'Bestellt von',
    from: 'Von',
    to: 'Bis',
    any: 'Alle',
    clear: 'Filter entfernen',
  },
  selection: {
    title: 'Ausgewählte Dokumente',
    count_one: '{{documents}} ausgewählt',
    count_other: '{{documents}} ausgewählt',
    zip_one: '{{documents}} Dokument als Zip',
    zip_other: '{{documents}} Dokumente als Zip',
    zips: '{{documents}} Dokumente als {{files}} Zip-Dateien',
    everything: 'Alle {{documents}} Dokumente auswählen',
    first: 'Die ersten {{max}} von {{documents}} Dokumenten auswählen',
    max: 'Sie können höchstens {{max}} Dokumente auf einmal auswählen',
    clear: 'Auswahl aufheben',
    loss_one: '{{documents}} Dokument mit seinen Versionen wird gelöscht.',
    loss_other: '{{documents}} Dokumente mit ihren Versionen werden gelöscht.',
    lossSome_one:
      '{{documents}} Dokument mit seinen Versionen wird gelöscht; {{others}} weitere dürfen Sie nicht löschen oder werden gerade geschrieben.',
    lossSome_other:
      '{{documents}} Dokumente mit ihren Versionen werden gelöscht; {{others}} weitere dürfen Sie nicht löschen oder werden gerade geschrieben.',
    delete_one: '{{documents}} Dokument löschen',
    delete_other: '{{documents}} Dokumente löschen',
    deleted_one: '{{documents}} Dokument gelöscht',
    deleted_other: '{{documents}} Dokumente gelöscht',
  },
  batches: {
    selecting: '{{done}} von {{documents}} werden ausgewählt …',
    deleting: '{{done}} von {{documents}} gelöscht …',
    moving: '{{done}} von {{documents}} verschoben …',
    downloading: '{{done}} von {{documents}} heruntergeladen …',
    stop: 'Anhalten',
  },
} satisfies Words<typeof english>;

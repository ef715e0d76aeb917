import type english from '../../en/interface-work/orders.ts';
import type { Words } from '../../words.ts';

export default {
  singleOrder: 'Ordine singolo',
  kindsOfOrder: 'Tipo di ordine',
  singleHint: 'Un ordine singolo scrive un documento da questo modulo.',
  bulkHint:
    'Un ordine multiplo scrive un documento per ogni riga di un file. Vedi tutti i problemi e il prezzo prima che venga ordinato qualcosa.',
  hideHint: 'Nascondi il suggerimento',
  documentTitle: 'Titolo',
  filter: {
    tool: 'Strumento',
    type: 'Tipo',
    text: 'Testi',
    media: 'Immagini, audio e video',
    language: 'Lingua',
    author: 'Ordinato da',
    from: 'Dal',
    to: 'Al',
    any: 'Tutti',
    clear: 'Togli i filtri',
  },
  selection: {
    title: 'Documenti scelti',
    count_one: '{{documents}} selezionato',
    count_other: '{{documents}} selezionati',
    zip_one: '{{documents}} documento in zip',
    zip_other: '{{documents}} documenti in zip',
    zips: '{{documents}} documenti in {{files}} file zip',
    everything: 'Seleziona tutti i {{documents}} documenti',
    first: 'Seleziona i primi {{max}} di {{documents}} documenti',
    max: 'Puoi selezionare al massimo {{max}} documenti alla volta',
    clear: 'Deseleziona tutto',
    loss_one: '{{documents}} documento e le sue versioni vengono eliminati.',
    loss_other: '{{documents}} documenti e le loro versioni vengono eliminati.',
    lossSome_one:
      '{{documents}} documento e le sue versioni vengono eliminati; altri {{others}} non puoi eliminarli o sono in scrittura.',
    lossSome_other:
      '{{documents}} documenti e le loro versioni vengono eliminati; altri {{others}} non puoi eliminarli o sono in scrittura.',
    delete_one: 'Elimina {{documents}} documento',
    delete_other: 'Elimina {{documents}} documenti',
    deleted_one: '{{documents}} documento eliminato',
    deleted_other: '{{documents}} documenti eliminati',
  },
  batches: {
    selecting: 'Selezione di {{done}} su {{documents}} …',
    deleting: 'Eliminazione di {{done}} su {{documents}} …',
    moving: 'Spostamento di {{done}} su {{documents}} …',
    downloading: 'Download di {{done}} su {{documents}} …',
    stop: 'Interrompi',
  },
} satisfies Words<typeof english>;

import type english from '../../en/interface-document/editor.ts';
import type { Words } from '../../words.ts';

export default {
  editText: 'Modifica il testo',
  title: 'Titolo del documento',
  versionSaved: 'Salvato come nuova versione',
  brief: 'Questo è un brief, non un testo finito. In {{places}} punti mancano informazioni. È costato {{price}} crediti.',
  gone: 'Questo documento non esiste più',
  loss: '“{{title}}” e tutte le sue versioni vengono eliminati.',
  save: {
    saved: 'salvato {{ago}}',
    saving: 'salvataggio in corso',
    unsaved: 'non ancora salvato',
    retrying: 'non salvato, nuovo tentativo',
    conflict: 'non salvato, scegli una versione',
    refused: 'non salvato: {{message}}',
  },
  panel: {
    label: 'Su questo documento',
    text: 'Testo',
    file: 'File',
    views: 'Che cosa guardare',
    seo: 'SEO',
    voice: 'Voce',
    details: 'Dettagli',
  },
  seo: {
    extract: {
      verdict: 'Estratto, nessun punteggio',
      why: 'La maggior parte del documento cita le fonti parola per parola. Il punteggio arriva quando il testo è originale.',
    },
    length: 'Lunghezza',
    status: 'Lunghezza del testo',
    reading: '{{words}}, circa {{minutes}} min di lettura',
    keywords: 'Parole chiave',
    noKeywords: 'Questo ordine non indicava parole chiave.',
    snippet: 'Come appare nella ricerca',
    yourSite: 'tuo-sito.it',
    noDescription: 'Senza descrizione, i motori di ricerca scelgono da soli un passaggio.',
    metaTitle: 'Meta title',
    metaDescription: 'Meta description',
    pixels: '{{pixels}} di {{limit}} px',
    verdict: {
      all: 'Tutti i controlli superati',
      almost: 'Ci siamo quasi',
      some: 'C’è ancora da fare',
    },
    width: {
      empty: 'Ancora vuoto',
      fits: 'Lunghezza corretta',
      titleWide: 'Troppo lungo, la fine viene tagliata',
      descriptionWide: 'Troppo lunga, la fine viene tagliata',
    },
  },
  history: {
    button: 'Cronologia',
  },
  text: 'Testo del documento',
} satisfies Words<typeof english>;

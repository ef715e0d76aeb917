import type english from '../../en/interface-document/score.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Impossibile caricare il punteggio',
  groups: {
    topic: 'Copertura dell’argomento',
    keywords: 'Parole chiave',
    headings: 'Titoli',
    readability: 'Leggibilità',
    length: 'Lunghezza',
    meta: 'Risultato di ricerca',
    links: 'Link',
    images: 'Immagini',
  },
  points: '{{points}} su {{most}}',
  unknown: 'non nota',
  unknownTopic:
    'Non ci sono fonti o pagine di concorrenti con testo sufficiente per un confronto. I punti sono distribuiti tra le altre parti.',
  missingTerms: 'Non presenti nel testo: {{terms}}',
  noText: 'Ancora nessun testo',
  noTextLead:
    'Per ora ci sono titoli e domande. Il punteggio arriva con i primi paragrafi: scrivili, oppure aggiungi fonti e ordina il testo a partire da quelle.',
  stale: 'Ricalcolo in corso …',
  ready: '{{score}} punti su 100',
  show: 'Mostra',
  showField: 'Compila',
  reading: 'Leggibilità {{value}} su 100 ({{formula}}), più alto è più facile.',
  checks: {
    topicTerms: {
      met: 'Dice quello che dicono le fonti ({{covered}} termini su {{count}})',
      unmet: 'Nel testo ci sono {{covered}} termini delle fonti su {{count}}',
    },
    keywordInTitle: {
      met: 'Parola chiave principale nel titolo',
      unmet: 'La parola chiave principale non è nel titolo',
    },
    keywordEarly: {
      met: 'Parola chiave principale nel primo paragrafo',
      unmet: 'La parola chiave principale non è nel primo paragrafo',
    },
    allKeywords: {
      met: 'Ogni parola chiave compare',
      unmet: 'Non tutte le parole chiave compaiono',
    },
    oneTitle: {
      met: 'Un solo titolo principale',
      unmet: 'Serve esattamente un titolo principale',
    },
    subheadings: {
      met: 'Dei titoli dividono il testo',
      unmet: 'Nessun titolo divide il testo',
    },
    headingOrder: {
      met: 'Nessun titolo salta un livello',
      unmet: 'Un titolo salta un livello',
    },
    length: {
      met: 'Almeno 300 parole',
      unmet: 'Meno di 300 parole',
    },
    metaTitle: {
      met: 'Il meta title si vede per intero',
      unmet: 'Il meta title manca o è troppo lungo',
    },
    metaDescription: {
      met: 'La meta description si vede per intero',
      unmet: 'La meta description manca o è troppo lunga',
    },
    link: {
      met: 'Almeno un link',
      unmet: 'Ancora nessun link',
    },
    internalLink: {
      met: 'Porta a un’altra pagina del vostro sito',
      unmet: 'Nessun link a una pagina del vostro sito: chi legge non trova come proseguire',
    },
    externalLink: {
      met: 'Rimanda a un altro sito',
      unmet: 'Nessun link a un altro sito che confermi quello che dite',
    },
    keywordInHeading: {
      met: 'Parola chiave principale in un titoletto',
      unmet: 'La parola chiave principale non è in nessun titoletto',
    },
    keywordInMeta: {
      met: 'Parola chiave principale nei meta',
      unmet: 'La parola chiave principale manca nel meta title e nella descrizione',
    },
    keywordOften: {
      met: 'Parola chiave principale abbastanza frequente ({{percent}} %)',
      unmet: 'Parola chiave principale al {{percent}} % delle parole; di solito dallo 0,5 al 2,5 %',
    },
    headingLength: {
      met: 'I titoletti sono brevi',
      unmet: 'Titoletti oltre gli 80 caratteri: {{count}}',
    },
    readability: {
      met: 'Facile da leggere',
      unmet: 'Difficile da leggere ({{value}} su 100)',
    },
    longSentences: {
      met: 'Quasi tutte le frasi sono brevi',
      unmet: 'Il {{percent}} % delle frasi supera le 25 parole',
    },
    longParagraphs: {
      met: 'Nessun paragrafo è troppo lungo',
      unmet: 'Paragrafi oltre le 150 parole: {{count}}',
    },
    linkText: {
      met: 'I link dicono dove portano',
      unmet: 'Link che non dicono dove portano: {{count}}',
    },
    altText: {
      met: 'Ogni immagine ha un testo alternativo',
      unmet: 'Immagini senza testo alternativo: {{count}}',
    },
  },
} satisfies Words<typeof english>;

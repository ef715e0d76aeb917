// Tools that read figures of searches and pages in Italian, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    trends_global: { name: 'Tendenze globali', description: 'Scopri che cosa cercano le persone ora, per paese e categoria.' },
    trends_wiki: {
      name: 'Tendenze di Wikipedia',
      description: 'Scopri le pagine di Wikipedia più lette e quelle in rapida crescita in una lingua.',
    },
    trends_related: {
      name: 'Tendenze correlate',
      description: 'Trova ricerche e temi legati a una parola chiave, i principali e quelli in crescita.',
    },
    trends_amazon: {
      name: 'Tendenze Amazon',
      description: 'Scopri che cosa digitano gli acquirenti su Amazon intorno a un prodotto, per marketplace.',
    },
    trends_interest: {
      name: 'Interesse nel tempo',
      description: 'Confronta l’interesse per un massimo di cinque parole chiave nel tempo e trova la loro stagione.',
    },
    page_domain_authority: {
      name: 'Autorità di pagina e dominio',
      description: 'Stima la forza di un massimo di dieci pagine e dei loro domini su una scala da 0 a 100.',
      words: { URLs: 'URL delle pagine' },
    },
  },
  words: {
    'Your own figures (CSV)': 'I tuoi dati (CSV)',
    'There is no free source: one per line, as search; figure; change in percent.':
      'Non esiste una fonte libera: una per riga, come ricerca; valore; variazione in percentuale.',
    'There is no free source: one per line, as search; figure.':
      'Non esiste una fonte libera: una per riga, come ricerca; valore.',
    'Left empty, the page views of Wikipedia are read. One per line: date (YYYY-MM-DD); keyword; figure.':
      'Se lasciato vuoto, si leggono le visualizzazioni di Wikipedia. Uno per riga: data (AAAA-MM-GG); parola chiave; valore.',
    'Rank list (CSV)': 'Elenco di posizioni (CSV)',
    'One per line: domain; rank. Without a list there is no data.':
      'Uno per riga: dominio; posizione. Senza elenco non ci sono dati.',
    '# AI credits per URL.': '# crediti IA per URL.',
    Worldwide: 'Tutto il mondo',
    Period: 'Periodo',
    Today: 'Oggi',
    'Last # days': 'Ultimi # giorni',
    'Last # months': 'Ultimi # mesi',
    'Last # years': 'Ultimi # anni',
    All: 'Tutte',
    Business: 'Economia',
    Entertainment: 'Spettacolo',
    Health: 'Salute',
    'Science and technology': 'Scienza e tecnologia',
    'Top stories': 'Notizie principali',
    Travel: 'Viaggi',
    Results: 'Risultati',
    Day: 'Giorno',
    'Left empty: the last day available.': 'Vuoto: l’ultimo giorno disponibile.',
    'Order by': 'Ordina per',
    'Most read': 'Più lette',
    'Fastest growing': 'In più rapida crescita',
    'Only pages about': 'Solo pagine su',
    Keyword: 'Parola chiave',
    'Product or keyword': 'Prodotto o parola chiave',
  },
} satisfies ToolTexts;

// Tools that read pages and sites, and those made to measure, in Italian, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    on_page_audit: {
      name: 'Analisi SEO on-page',
      description: 'Verifica una pagina sui fattori on-page che contano e ricevi un elenco di correzioni.',
    },
    sitemap_generator: {
      name: 'Generatore di sitemap XML',
      description: 'Crea una sitemap XML da un elenco di URL o scansionando un sito.',
    },
    internal_linking: {
      name: 'Link interni',
      description: 'Trova in un testo i punti migliori per i link alle tue pagine e inseriscili.',
    },
    content_gap: {
      name: 'Lacune di contenuto',
      description: 'Confronta la tua pagina con i concorrenti e vedi temi e titoli che ti mancano.',
    },
    content_brief: {
      name: 'Brief di contenuto SEO',
      description: 'Prepara il brief che serve a chi scrive: intento, scaletta, domande, termini e metadati.',
    },
    category_cards: {
      name: 'Card di categoria',
      description:
        'Scrivi le brevi card SEO che collegano una categoria del negozio a quelle affini, con parole chiave collegate e morbide.',
    },
    store_pages: {
      name: 'Pagine di negozi e sedi',
      description: 'Crea da un unico file pagine locali distinte per ogni negozio, filiale o zona servita.',
    },
    brand_style_guide: {
      name: 'Guida di stile del brand',
      description: 'Ricava da pagine, testi o file il modo in cui scrive il tuo brand e ottieni una guida con regole ed esempi.',
    },
  },
  words: {
    URLs: 'URL da includere',
    'Site to crawl': 'Sito da scansionare',
    'A page to start from, or the address of an existing sitemap.':
      'Una pagina da cui partire o l’indirizzo di una sitemap esistente.',
    'Pages at most': 'Pagine al massimo',
    'Include last modification date': 'Includi la data dell’ultima modifica',
    'Paths to exclude': 'Percorsi da escludere',
    'Paste URLs or enter a site.': 'Incolla gli URL o indica un sito.',
    '# AI credit per # URLs.': '# credito IA ogni # URL.',
    'Text or HTML': 'Testo o HTML',
    'Pages to link': 'Pagine da collegare',
    'One per line: keyword, keyword | URL.': 'Una per riga: parola chiave, parola chiave | URL.',
    Links: 'Link da applicare',
    'Insert them': 'Inserirli',
    'Only propose them': 'Solo proporli',
    'Links at most': 'Link al massimo',
    'Only the first occurrence': 'Solo la prima occorrenza',
    'Secondary keywords': 'Parole chiave secondarie',
    'Pages to learn from': 'Pagine da cui imparare',
    'Goal of the page': 'Obiettivo della pagina',
    'Your page': 'La tua pagina',
    'Competitor pages': 'Pagine dei concorrenti',
    '# AI credits per competitor page.': '# crediti IA per pagina concorrente.',
    'Category page': 'Pagina di categoria',
    'Keywords that already have a target page.': 'Parole chiave che hanno già una pagina di destinazione.',
    'Keywords to use without a link.': 'Parole chiave da usare senza link.',
    'Number of cards': 'Numero di card',
    'Words per card': 'Parole per card',
    'Also write the footer text': 'Scrivi anche il testo a piè di pagina',
    '# AI credits per # words, for all the cards together.': '# crediti IA ogni # parole, per tutte le card insieme.',
    'Store file': 'File dei negozi',
    'CSV: name, address, city, hours, services, phone, notes.': 'CSV: nome, indirizzo, città, orari, servizi, telefono, note.',
    Store: 'Negozio',
    'City or area': 'Città o zona',
    'Local facts': 'Fatti locali',
    'Hours, parking, team, landmarks, services of this store.':
      'Orari, parcheggio, team, punti di riferimento, servizi di questo negozio.',
    'Add LocalBusiness structured data': 'Aggiungi i dati strutturati LocalBusiness',
    'Upload a file or fill in one store.': 'Carica un file o compila un negozio.',
    '# AI credits per # words of each page.': '# crediti IA ogni # parole di ciascuna pagina.',
    'Sample texts': 'Testi campione',
    'Values and promise': 'Valori e promessa',
    Competitors: 'Concorrenti',
    'Save as brand voice': 'Salva come voce del marchio',
    'Uses one of the available brand voices; not for the restricted role.':
      'Occupa una delle voci del marchio disponibili; non per il ruolo limitato.',
    'Give at least one page, text or file.': 'Indica almeno una pagina, un testo o un file.',
  },
} satisfies ToolTexts;

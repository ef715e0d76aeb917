// Names, descriptions and form words of the search tools in Italian, by their English; "#" stands for a figure.
import type { CatalogueLocale } from '../../localise-tool.ts';

export const seoToolsInItalian: CatalogueLocale = {
  tools: {
    readability_checker: {
      name: 'Verifica della leggibilità',
      description: 'Misura quanto è facile leggere un testo e vedi quali frasi migliorare.',
    },
    serp_preview: {
      name: 'Anteprima SERP',
      description: 'Vedi come apparirà una pagina nei risultati di Google su desktop e mobile, con le larghezze in pixel.',
    },
    url_slug_generator: { name: 'Generatore di slug URL', description: 'Trasforma i titoli in slug URL brevi e puliti.' },
    robots_txt_generator: {
      name: 'Generatore di robots.txt',
      description: 'Crea un file robots.txt e verifica quali URL blocca.',
    },
    hreflang_generator: {
      name: 'Generatore di hreflang',
      description: 'Genera e verifica i tag hreflang per pagine in più lingue e paesi.',
    },
    faq_schema: { name: 'Schema FAQ (JSON-LD)', description: 'Trasforma domande e risposte in dati strutturati FAQPage validi.' },
  },
  words: {
    Readers: 'Lettori',
    'General public': 'Grande pubblico',
    Experts: 'Esperti',
    'Young readers': 'Giovani lettori',
    'Meta title': 'Titolo SEO (meta title)',
    'Meta description': 'Descrizione SEO (meta description)',
    'Site name': 'Nome del sito',
    'Keyword to highlight': 'Parola chiave da evidenziare',
    'Date shown': 'Data mostrata',
    Titles: 'Titoli',
    'One per line.': 'Uno per riga.',
    'Maximum characters': 'Numero massimo di caratteri',
    'Remove stop words': 'Togli le stop word',
    Separator: 'Separatore',
    Hyphen: 'Trattino',
    Underscore: 'Trattino basso',
    'Base URL': 'URL di base',
    'By default': 'Per impostazione predefinita',
    'Allow all robots': 'Consenti tutti i robot',
    'Block all robots': 'Blocca tutti i robot',
    'Robots to block': 'Robot da bloccare',
    'Paths to block': 'Percorsi da bloccare',
    'Paths to allow': 'Percorsi da consentire',
    'Sitemap URLs': 'URL delle sitemap',
    'Crawl delay (seconds)': 'Ritardo di scansione (secondi)',
    'URLs to test': 'URL da verificare',
    Pages: 'Pagine',
    'One per line: language-country | URL, e.g. en-GB | https://example.com/uk/':
      'Una per riga: lingua-paese | URL, ad es. en-GB | https://example.com/uk/',
    'x-default URL': 'URL x-default',
    'HTML link tags': 'Tag link HTML',
    'HTTP header': 'Intestazione HTTP',
    'XML sitemap': 'Sitemap XML',
    'Check the pages online': 'Verifica le pagine online',
    'Questions and answers': 'Domande e risposte',
    'Q: question, next line A: answer; blank line between pairs.':
      'D: domanda, riga successiva R: risposta; riga vuota tra le coppie.',
    'Also give the visible HTML': 'Fornisci anche l’HTML visibile',
  },
};

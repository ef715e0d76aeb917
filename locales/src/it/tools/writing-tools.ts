// Names and descriptions of the tools in Italian.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    seo_article: {
      name: 'Articolo SEO',
      description:
        'Scrivi un articolo ottimizzato per la ricerca in passi guidati: dall’argomento e dalle parole chiave alla scaletta e al testo finito.',
    },
    blog_post: {
      name: 'Post per il blog',
      description: 'Crea passo dopo passo un post completo per il blog, insieme ai post social che lo promuovono.',
    },
    social_media_post: {
      name: 'Post per i social',
      description: 'Scrivi post per uno o più social a partire da un argomento o dalle tue fonti.',
    },
    email_generator: {
      name: 'Generatore di email',
      description: 'Scrivi email commerciali, per la vendita al dettaglio o aziendali a partire da pochi dati.',
    },
    product_description_generator: {
      name: 'Descrizione prodotto',
      description: 'Scrivi descrizioni di prodotto da caratteristiche, foto o un file, una alla volta o in serie.',
    },
    job_posting: {
      name: 'Annuncio di lavoro',
      description: 'Scrivi un annuncio di lavoro inclusivo e attraente a partire da ruolo, competenze e benefit.',
    },
    real_estate_ad: {
      name: 'Annuncio immobiliare',
      description: 'Scrivi l’annuncio di un immobile a partire da tipologia, contratto, locali e caratteristiche.',
    },
    practice_area: {
      name: 'Pagina di area legale',
      description:
        'Scrivi la pagina di uno studio legale che presenta un’area di attività e invita il cliente a mettersi in contatto.',
    },
    press_release: {
      name: 'Comunicato stampa',
      description: 'Scrivi un comunicato stampa in forma giornalistica, con titolo, attacco, citazioni e profilo aziendale.',
    },
    biography_generator: {
      name: 'Generatore di biografie',
      description: 'Scrivi una biografia professionale dai tuoi appunti e da un massimo di tre pagine.',
    },
    ppc_landing_page: {
      name: 'Landing page per annunci',
      description: 'Scrivi una landing page che mantiene la promessa dell’annuncio e porta a una sola conversione.',
    },
    text_summary: {
      name: 'Riassunto di un testo',
      description: 'Riassumi un testo fino a 6.000 caratteri in un paragrafo, in punti chiave o in entrambi.',
    },
    meta_title_description: {
      name: 'Meta title e meta description',
      description: 'Ottieni meta title e meta description con la parola chiave e la lunghezza giuste per ogni pagina.',
    },
    seo_metatag_generator: {
      name: 'Generatore di meta tag SEO',
      description: 'Compila un modulo e copia i meta tag HTML della tua pagina.',
    },
    keyword_density: {
      name: 'Densità delle parole chiave',
      description: 'Conta quante volte parole ed espressioni ricorrono in un testo o in una pagina.',
    },
    bullet_point_generator: {
      name: 'Punti elenco del prodotto',
      description: 'Trasforma i dati di un prodotto in punti elenco chiari e utili, uno alla volta o da un intero file.',
    },
    marketplace_listing: {
      name: 'Scheda per marketplace',
      description: 'Crea titolo, punti elenco, descrizione e termini di ricerca per Amazon, eBay, Etsy o Google Shopping.',
    },
    faq_generator: {
      name: 'Generatore di FAQ',
      description: 'Crea domande e risposte su un prodotto, un servizio o una pagina a partire dalle tue informazioni.',
    },
    category_page: {
      name: 'Pagina di categoria e-commerce',
      description: 'Scrivi l’introduzione, la guida e il testo di chiusura di una pagina di categoria del negozio.',
    },
    review_response: {
      name: 'Risposta alle recensioni',
      description: 'Rispondi alle recensioni su Google, Amazon, Trustpilot o Booking con il tono giusto.',
    },
    interview_questions: {
      name: 'Domande per il colloquio',
      description: 'Prepara un colloquio strutturato con domande, segnali da cogliere e una scheda di valutazione.',
    },
    event_page: {
      name: 'Pagina dell’evento e invito',
      description: 'Scrivi la pagina, il programma e l’invito di un convegno, un webinar, una fiera o una festa.',
      words: { Type: 'Tipo' },
    },
    hotel_description: {
      name: 'Descrizione di hotel e alloggi',
      description:
        'Descrivi un hotel, un B&B o una casa vacanze, le camere e i dintorni, per il tuo sito e i portali di prenotazione.',
      words: { Type: 'Tipo', Location: 'Località', Services: 'Servizi' },
    },
    google_search_ads: {
      name: 'Annunci di ricerca Google',
      description: 'Genera titoli, descrizioni e asset di un annuncio adattabile di ricerca Google entro i limiti di caratteri.',
    },
    x_thread: {
      name: 'Post e thread per X',
      description: 'Scrivi post singoli o un thread numerato per X entro il limite di caratteri.',
    },
    newsletter: { name: 'Newsletter', description: 'Componi un numero della newsletter con apertura, notizie e link.' },
  },
  words: {},
} satisfies ToolTexts;

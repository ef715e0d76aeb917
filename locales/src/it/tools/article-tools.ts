// Names and descriptions of the tools for articles, campaigns, rewriting and premium work in Italian.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    linkedin_post: {
      name: 'Post per LinkedIn',
      description: 'Scrivi un post professionale per LinkedIn che parte da un buon gancio e apre una conversazione.',
    },
    facebook_post: {
      name: 'Post per Facebook',
      description: 'Scrivi post per la tua pagina Facebook: un link, un’offerta, un evento o una domanda.',
    },
    pinterest_pin: {
      name: 'Pin per Pinterest',
      description: 'Scrivi titoli, descrizioni e testi alternativi che rispondono alle ricerche su Pinterest.',
    },
    meta_ads: {
      name: 'Annunci per Facebook e Instagram',
      description: 'Scrivi testi principali, titoli e descrizioni dei link per le campagne Meta.',
    },
    linkedin_ads: {
      name: 'Annunci per LinkedIn',
      description: 'Scrivi contenuti sponsorizzati, annunci con messaggio e di testo per un pubblico professionale.',
    },
    cold_outreach_email: {
      name: 'Email di primo contatto',
      description: 'Scrivi una prima email con i messaggi successivi, dal tono personale e con una sola piccola richiesta.',
    },
    pitch_generator: {
      name: 'Generatore di pitch',
      description: 'Scrivi un pitch breve, per investitori, di vendita o per i media per la tua idea.',
    },
    dem_generator: {
      name: 'Email promozionale (DEM)',
      description: 'Crea un’email promozionale completa, dall’oggetto al pulsante, pronta per il tuo strumento di invio.',
      words: { Type: 'Tipo' },
    },
    youtube_metadata: {
      name: 'Titolo e descrizione per YouTube',
      description: 'Ottieni titoli, descrizione, capitoli e tag che aiutano un video a farsi trovare e cliccare.',
    },
    app_store_listing: {
      name: 'Scheda per gli app store',
      description: 'Scrivi i testi per App Store e Google Play entro i limiti di ogni campo.',
    },
    restaurant_menu: {
      name: 'Menu del ristorante',
      description: 'Descrivi piatti, vini e il ristorante in modo che venga voglia di ordinare.',
    },
    travel_itinerary: {
      name: 'Itinerario di viaggio e guida',
      description: 'Scrivi un itinerario giorno per giorno o una guida per tour operator e blog di viaggio.',
    },
    tiktok_script: {
      name: 'Copione per TikTok e Reels',
      description: 'Pianifica un breve video verticale con gancio, inquadrature, battute e testo sullo schermo.',
    },
    youtube_script: {
      name: 'Copione per video YouTube',
      description: 'Scrivi un copione completo con apertura, sezioni, immagini e chiusura.',
      words: { Interview: 'Intervista' },
    },
    article_outline: {
      name: 'Scaletta dell’articolo',
      description: 'Costruisci una struttura logica di titoli con note su che cosa deve trattare ogni sezione.',
    },
    article_introduction: {
      name: 'Introduzione per il blog',
      description: 'Scrivi l’apertura di un articolo in più stili e scegli il gancio più forte.',
    },
    article_conclusion: {
      name: 'Conclusione per il blog',
      description: 'Chiudi un articolo con una sintesi concisa e un invito chiaro.',
    },
    web_article: {
      name: 'Articolo web',
      description:
        'Trasforma un brief, alcuni fatti o pagine fonte in un articolo per una rivista, un portale o le notizie aziendali.',
      words: { Interview: 'Intervista' },
    },
    podcast_script: {
      name: 'Copione per podcast',
      description: 'Scrivi il copione di una puntata con introduzione, segmenti, battute e note.',
      words: { Interview: 'Intervista' },
    },
    blog_ideas: {
      name: 'Idee e titoli per il blog',
      description: 'Ottieni un elenco di argomenti con titolo di lavoro, taglio e intento di ricerca per la tua nicchia.',
    },
    paraphraser: {
      name: 'Parafrasatore',
      description: 'Di’ la stessa cosa con altre parole, in tutte le versioni che ti servono.',
    },
    text_expander: { name: 'Espansione del testo', description: 'Sviluppa appunti o un breve paragrafo in un testo più ampio.' },
    grammar_fixer: {
      name: 'Correttore di grammatica e ortografia',
      description: 'Correggi ortografia, grammatica e punteggiatura e vedi spiegata ogni modifica.',
      words: {
        Correct: 'Correggi',
        'Errors only': 'Solo errori',
        'Errors and style': 'Errori e stile',
        'Spelling variant': 'Variante ortografica',
        Automatic: 'Automatica',
        'British English': 'Inglese britannico',
        'American English': 'Inglese americano',
      },
    },
    tone_changer: {
      name: 'Cambio di tono',
      description: 'Riscrivi un testo in un altro tono per un altro pubblico, mantenendone il contenuto.',
    },
    rewrite_with_brand_voice: {
      name: 'Riscrittura con la voce del marchio',
      description: 'Riscrivi qualsiasi testo perché suoni come il tuo marchio.',
    },
    url_rephraser: { name: 'Riscrittura da URL', description: 'Leggi una pagina web e riscrivine il testo in forma originale.' },
    keyword_ideas: {
      name: 'Idee di parole chiave',
      description: 'Espandi una parola chiave in ricerche specifiche e domande con il loro intento.',
    },
    campaign_kit: {
      name: 'Kit di campagna',
      description: 'Da un solo brief a una campagna coerente: idea, annunci, email, post e landing page.',
    },
    editorial_plan: {
      name: 'Piano editoriale',
      description: 'Pianifica settimane di contenuti per blog, social ed email, con lo strumento adatto a ogni pezzo.',
    },
    managed_page_content: {
      name: 'Contenuto di pagina gestito',
      description:
        'Il testo nuovo, l’aggiunta, la riscrittura o la modifica di una pagina web, con parole chiave, titoli e metadati SEO.',
    },
    catalogue_enrichment: {
      name: 'Arricchimento del catalogo',
      description: 'Completa i dati dei prodotti con titoli, descrizioni, punti elenco, attributi, metadati e traduzioni.',
    },
    content_localization: {
      name: 'Localizzazione di contenuti',
      description: 'Adatta un testo di marketing a un altro mercato, non solo a un’altra lingua.',
    },
    text_simplifier: {
      name: 'Semplificatore di testi',
      description: 'Riscrivi testi difficili in un linguaggio chiaro, per il livello di lettura scelto.',
    },
    text_shortener: {
      name: 'Accorciatesti',
      description: 'Riduci un testo a un numero esatto di parole o caratteri senza perderne il messaggio.',
    },
  },
  words: {},
} satisfies ToolTexts;

// Names and descriptions of the tools in German.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    seo_article: {
      name: 'SEO-Artikel',
      description:
        'Schreiben Sie Schritt für Schritt einen suchmaschinenoptimierten Artikel: von Thema und Keywords über die Gliederung bis zum fertigen Text.',
    },
    blog_post: {
      name: 'Blogbeitrag',
      description:
        'Erstellen Sie Schritt für Schritt einen vollständigen Blogbeitrag samt den Social-Media-Beiträgen, die ihn bekannt machen.',
    },
    social_media_post: {
      name: 'Social-Media-Beitrag',
      description: 'Schreiben Sie Beiträge für ein oder mehrere Netzwerke, aus einem Thema oder aus eigenen Quellen.',
    },
    email_generator: {
      name: 'E-Mail-Generator',
      description: 'Schreiben Sie Vertriebs-, Handels- oder Unternehmens-E-Mails aus wenigen Angaben.',
    },
    product_description_generator: {
      name: 'Produktbeschreibung',
      description: 'Schreiben Sie Produktbeschreibungen aus Merkmalen, Fotos oder einer Produktdatei, einzeln oder in Serie.',
    },
    job_posting: {
      name: 'Stellenanzeige',
      description: 'Schreiben Sie aus Aufgaben, Anforderungen und Leistungen eine einladende Stellenanzeige für alle.',
    },
    real_estate_ad: {
      name: 'Immobilienanzeige',
      description: 'Schreiben Sie ein Exposé aus Objektart, Angebotsart, Räumen und Merkmalen.',
    },
    practice_area: {
      name: 'Seite zu einem Rechtsgebiet',
      description: 'Schreiben Sie die Seite einer Kanzlei, die ein Rechtsgebiet vorstellt und zur Kontaktaufnahme einlädt.',
    },
    press_release: {
      name: 'Pressemitteilung',
      description:
        'Schreiben Sie eine Pressemitteilung in journalistischer Form, mit Titel, Vorspann, Zitaten und Unternehmensporträt.',
    },
    biography_generator: {
      name: 'Biografie-Generator',
      description: 'Schreiben Sie eine berufliche Biografie aus Ihren Notizen und bis zu drei Seiten.',
    },
    ppc_landing_page: {
      name: 'Landingpage für Anzeigen',
      description:
        'Schreiben Sie eine Landingpage, die das Versprechen der Anzeige aufgreift und zu einer einzigen Conversion führt.',
    },
    text_summary: {
      name: 'Textzusammenfassung',
      description: 'Fassen Sie einen Text von bis zu 6.000 Zeichen als Absatz, in Stichpunkten oder in beidem zusammen.',
    },
    meta_title_description: {
      name: 'Meta-Titel und Meta-Beschreibung',
      description: 'Meta-Titel und Meta-Beschreibungen mit passendem Keyword und richtiger Länge für jede Seite.',
    },
    seo_metatag_generator: {
      name: 'SEO-Meta-Tag-Generator',
      description: 'Füllen Sie ein Formular aus und kopieren Sie die HTML-Meta-Tags Ihrer Seite.',
    },
    keyword_density: {
      name: 'Keyword-Dichte',
      description: 'Zählen Sie, wie oft Wörter und Wortfolgen in einem Text oder auf einer Seite vorkommen.',
    },
    bullet_point_generator: {
      name: 'Produkt-Stichpunkte',
      description: 'Machen Sie aus Produktdaten übersichtliche Stichpunkte mit Nutzen, für ein Produkt oder eine ganze Datei.',
    },
    marketplace_listing: {
      name: 'Marktplatz-Angebot',
      description: 'Erstellen Sie Titel, Stichpunkte, Beschreibung und Suchbegriffe für Amazon, eBay, Etsy oder Google Shopping.',
    },
    faq_generator: {
      name: 'FAQ-Generator',
      description:
        'Erstellen Sie aus eigenen Angaben Fragen und Antworten zu einem Produkt, einer Dienstleistung oder einer Seite.',
    },
    category_page: {
      name: 'Kategorieseite für Onlineshops',
      description: 'Schreiben Sie Einleitung, Ratgeber und Fußbereich einer Kategorieseite im Onlineshop.',
    },
    review_response: {
      name: 'Antwort auf Bewertungen',
      description: 'Antworten Sie auf Bewertungen bei Google, Amazon, Trustpilot oder Booking im richtigen Ton.',
    },
    interview_questions: {
      name: 'Fragen fürs Vorstellungsgespräch',
      description: 'Bereiten Sie ein strukturiertes Interview vor: Fragen, worauf zu achten ist, und ein Bewertungsbogen.',
    },
    event_page: {
      name: 'Veranstaltungsseite und Einladung',
      description: 'Schreiben Sie Seite, Programm und Einladung für Konferenz, Webinar, Messe oder Feier.',
      words: { Type: 'Art' },
    },
    hotel_description: {
      name: 'Hotel- und Unterkunftsbeschreibung',
      description: 'Beschreiben Sie Hotel, Pension oder Ferienhaus mit Zimmern und Umgebung, für Website und Buchungsportale.',
      words: { Type: 'Art', Location: 'Ort', Services: 'Leistungen und Ausstattung' },
    },
    google_search_ads: {
      name: 'Google-Suchanzeigen',
      description:
        'Erstellen Sie Titel, Beschreibungen und Erweiterungen responsiver Suchanzeigen innerhalb der Zeichengrenzen von Google.',
    },
    x_thread: {
      name: 'Beitrag und Thread für X',
      description: 'Schreiben Sie einzelne Beiträge oder einen nummerierten Thread für X innerhalb der Zeichengrenze.',
    },
    newsletter: {
      name: 'Newsletter',
      description: 'Stellen Sie eine Newsletter-Ausgabe mit Einleitung, Meldungen und Links zusammen.',
    },
  },
  words: {},
} satisfies ToolTexts;

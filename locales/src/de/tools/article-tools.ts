// Names and descriptions of the tools for articles, campaigns, rewriting and premium work in German.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    linkedin_post: {
      name: 'LinkedIn-Beitrag',
      description: 'Schreiben Sie einen Beitrag für LinkedIn, der mit einem guten Einstieg beginnt und ins Gespräch führt.',
    },
    facebook_post: {
      name: 'Facebook-Beitrag',
      description: 'Schreiben Sie Beiträge für Ihre Facebook-Seite: zu einem Link, einem Angebot, einem Termin oder einer Frage.',
    },
    pinterest_pin: {
      name: 'Pinterest-Pin',
      description: 'Schreiben Sie Titel, Beschreibungen und Alternativtexte, die zu den Suchen auf Pinterest passen.',
    },
    meta_ads: {
      name: 'Anzeigen für Facebook und Instagram',
      description: 'Schreiben Sie Haupttexte, Titel und Linkbeschreibungen für Kampagnen bei Meta.',
    },
    linkedin_ads: {
      name: 'LinkedIn-Anzeigen',
      description: 'Schreiben Sie gesponserte Inhalte, Nachrichten- und Textanzeigen für ein Fachpublikum.',
    },
    cold_outreach_email: {
      name: 'Erstkontakt per E-Mail',
      description:
        'Schreiben Sie eine erste E-Mail mit Folge-E-Mails, die persönlich klingt und um einen kleinen Schritt bittet.',
    },
    pitch_generator: {
      name: 'Pitch-Generator',
      description: 'Schreiben Sie einen Kurz-, Investoren-, Verkaufs- oder Medienpitch für Ihre Idee.',
    },
    dem_generator: {
      name: 'Werbe-E-Mail (DEM)',
      description:
        'Erstellen Sie eine vollständige Werbe-E-Mail, vom Betreff bis zur Schaltfläche, fertig für Ihr Versandwerkzeug.',
      words: { Type: 'Art' },
    },
    youtube_metadata: {
      name: 'Titel und Beschreibung für YouTube',
      description: 'Erhalten Sie Titel, Beschreibung, Kapitel und Tags, mit denen ein Video gefunden und angeklickt wird.',
    },
    app_store_listing: {
      name: 'App-Store-Eintrag',
      description: 'Schreiben Sie Texte für App Store und Google Play innerhalb der Grenzen jedes Felds.',
    },
    restaurant_menu: {
      name: 'Speisekarte',
      description: 'Beschreiben Sie Gerichte, Weine und das Restaurant so, dass Gäste bestellen möchten.',
    },
    travel_itinerary: {
      name: 'Reiseplan und Reiseführer',
      description: 'Schreiben Sie einen Reiseplan Tag für Tag oder einen Reiseführer für Veranstalter und Blogs.',
    },
    tiktok_script: {
      name: 'Skript für TikTok und Reels',
      description: 'Planen Sie ein kurzes Hochformat-Video mit Einstieg, Einstellungen, Sprechtext und Text im Bild.',
    },
    youtube_script: {
      name: 'Skript für YouTube-Videos',
      description: 'Schreiben Sie ein ganzes Videoskript mit Einstieg, Abschnitten, Bildern und Abspann.',
      words: { Interview: 'Interview', Review: 'Test' },
    },
    article_outline: {
      name: 'Artikelgliederung',
      description: 'Erstellen Sie eine sinnvolle Folge von Überschriften mit Notizen, was jeder Abschnitt leisten muss.',
    },
    article_introduction: {
      name: 'Einleitung für Blogbeiträge',
      description: 'Schreiben Sie Einstiege in mehreren Arten und wählen Sie den stärksten.',
    },
    article_conclusion: {
      name: 'Schluss für Blogbeiträge',
      description: 'Schließen Sie einen Artikel mit einer knappen Zusammenfassung und einer klaren Aufforderung.',
    },
    web_article: {
      name: 'Webartikel',
      description:
        'Machen Sie aus einem Briefing, Fakten oder Quellseiten einen Artikel für Magazin, Portal oder Unternehmensnews.',
      words: { Interview: 'Interview' },
    },
    podcast_script: {
      name: 'Podcast-Skript',
      description: 'Schreiben Sie das Skript einer Folge mit Begrüßung, Abschnitten, Sprechtexten und Begleittext.',
      words: { Interview: 'Interview' },
    },
    blog_ideas: {
      name: 'Blog-Ideen und Titel',
      description: 'Erhalten Sie Themen für Ihren Blog mit Arbeitstitel, Blickwinkel und Suchabsicht.',
    },
    paraphraser: {
      name: 'Umformulierer',
      description: 'Sagen Sie dasselbe mit anderen Worten, in so vielen Varianten, wie Sie brauchen.',
    },
    text_expander: {
      name: 'Textausbau',
      description: 'Machen Sie aus Notizen oder einem kurzen Absatz einen ausführlicheren Text.',
    },
    grammar_fixer: {
      name: 'Rechtschreib- und Grammatikkorrektur',
      description: 'Korrigieren Sie Rechtschreibung, Grammatik und Zeichensetzung und sehen Sie jede Änderung erklärt.',
      words: {
        Correct: 'Korrigieren',
        'Errors only': 'Nur Fehler',
        'Errors and style': 'Fehler und Stil',
        'Spelling variant': 'Schreibvariante',
        Automatic: 'Automatisch',
        'British English': 'Britisches Englisch',
        'American English': 'Amerikanisches Englisch',
      },
    },
    tone_changer: {
      name: 'Tonwechsel',
      description: 'Schreiben Sie einen Text in anderem Ton für eine andere Zielgruppe um, bei gleichem Inhalt.',
    },
    rewrite_with_brand_voice: {
      name: 'Umschreiben mit Markenstimme',
      description: 'Schreiben Sie jeden Text so um, dass er nach Ihrer Marke klingt.',
    },
    url_rephraser: {
      name: 'Webseite neu schreiben',
      description: 'Lesen Sie eine Webseite ein und schreiben Sie ihren Text als eigenen neu.',
    },
    keyword_ideas: {
      name: 'Keyword-Ideen',
      description: 'Erweitern Sie ein Keyword um spezielle Suchanfragen und Fragen samt Suchabsicht.',
    },
    campaign_kit: {
      name: 'Kampagnenpaket',
      description: 'Entwickeln Sie aus einem Briefing eine stimmige Kampagne: Idee, Anzeigen, E-Mails, Beiträge und Zielseite.',
    },
    editorial_plan: {
      name: 'Redaktionsplan',
      description: 'Planen Sie Wochen an Inhalten für Blog, soziale Netzwerke und E-Mail, mit dem Werkzeug für jedes Stück.',
    },
    managed_page_content: {
      name: 'Betreuter Seiteninhalt',
      description:
        'Neuer Text, Ergänzung, Umschreiben oder Überarbeiten einer Webseite, mit Keywords, Überschriften und Meta-Daten.',
    },
    catalogue_enrichment: {
      name: 'Kataloganreicherung',
      description: 'Ergänzen Sie Produktdaten um Titel, Beschreibungen, Stichpunkte, Merkmale, Meta-Daten und Übersetzungen.',
    },
    content_localization: {
      name: 'Lokalisierung von Inhalten',
      description: 'Passen Sie einen Werbetext an einen anderen Markt an, nicht nur an eine andere Sprache.',
    },
    text_simplifier: {
      name: 'Textvereinfacher',
      description: 'Schreiben Sie schwierige Texte in einfacher Sprache für die gewählten Lesenden.',
    },
    text_shortener: {
      name: 'Textkürzer',
      description: 'Kürzen Sie einen Text auf eine genaue Zahl von Wörtern oder Zeichen, ohne die Aussage zu verlieren.',
    },
  },
  words: {},
} satisfies ToolTexts;

import type { SearchPhrases } from '../../en/phrases/search.ts';

const search: SearchPhrases = {
  titles: {
    home: [(keyword) => keyword, (keyword) => `${keyword} im Überblick`, (keyword) => `${keyword}: Wer wir sind, was wir tun`],
    category: [
      (keyword) => `${keyword}: das Sortiment`,
      (keyword) => `${keyword} im Überblick`,
      (keyword) => `${keyword} vergleichen und auswählen`,
    ],
    product: [
      (keyword) => keyword,
      (keyword) => `${keyword}: Merkmale und Details`,
      (keyword) => `${keyword} im Detail`,
      (keyword) => `${keyword} im Überblick`,
    ],
    article: [
      (keyword) => `${keyword}: Worauf es ankommt`,
      (keyword) => `${keyword} einfach erklärt`,
      (keyword) => `${keyword}: Das Wichtigste`,
      (keyword) => `${keyword} im Überblick`,
      (keyword) => `${keyword}: Gut zu wissen`,
    ],
    service: [
      (keyword) => `${keyword}: unsere Leistungen`,
      (keyword) => `${keyword}: Leistungen und Kontakt`,
      (keyword) => `${keyword} im Überblick`,
    ],
    local_page: [
      (keyword) => `${keyword}: Leistungen und Kontakt`,
      (keyword) => `${keyword} in Ihrer Nähe`,
      (keyword) => `${keyword} im Überblick`,
    ],
  },
  calls: {
    home: (formal) =>
      formal
        ? ['Lernen Sie uns kennen.', 'Entdecken Sie unser Angebot.', 'Jetzt mehr erfahren.']
        : ['Lern uns kennen.', 'Entdecke unser Angebot.', 'Jetzt mehr erfahren.'],
    category: (formal) =>
      formal
        ? ['Sehen Sie das ganze Sortiment.', 'Vergleichen Sie in Ruhe.', 'Jetzt Auswahl ansehen.']
        : ['Sieh dir das ganze Sortiment an.', 'Vergleiche in Ruhe.', 'Jetzt Auswahl ansehen.'],
    product: (formal) =>
      formal
        ? ['Sehen Sie alle Details.', 'Werfen Sie einen genauen Blick darauf.', 'Jetzt Details ansehen.']
        : ['Sieh dir alle Details an.', 'Wirf einen genauen Blick darauf.', 'Jetzt Details ansehen.'],
    article: (formal) =>
      formal
        ? ['Lesen Sie weiter.', 'Jetzt Artikel lesen.', 'Hier finden Sie die Antworten.']
        : ['Lies weiter.', 'Jetzt Artikel lesen.', 'Hier findest du die Antworten.'],
    service: (formal) =>
      formal
        ? ['Fordern Sie ein Angebot an.', 'Nehmen Sie Kontakt auf.', 'Jetzt informieren.']
        : ['Fordere ein Angebot an.', 'Nimm Kontakt auf.', 'Jetzt informieren.'],
    local_page: (formal) =>
      formal
        ? ['Nehmen Sie Kontakt auf.', 'Planen Sie Ihren Besuch.', 'Jetzt Kontaktdaten ansehen.']
        : ['Nimm Kontakt auf.', 'Plane deinen Besuch.', 'Jetzt Kontaktdaten ansehen.'],
  },
  about: (keyword, topic) => `${keyword}: ${topic}.`,
  sitelinksMissing: 'Sitelinks: Seiten der Website mit je einem Text und zwei kurzen Zeilen.',
  headlinesMissing: 'weitere kurze Vorteile: Zeilen bis dreißig Zeichen werden zu Titeln.',
};

export default search;

// Names, descriptions and form words of the search tools in French, by their English; "#" stands for a figure.
import type { CatalogueLocale } from '../../localise-tool.ts';

export const seoToolsInFrench: CatalogueLocale = {
  tools: {
    readability_checker: {
      name: 'Test de lisibilité',
      description: 'Mesurez la facilité de lecture d’un texte et repérez les phrases à améliorer.',
    },
    serp_preview: {
      name: 'Aperçu dans Google',
      description:
        'Voyez comment une page apparaîtra dans les résultats de Google sur ordinateur et sur mobile, largeurs en pixels comprises.',
    },
    url_slug_generator: {
      name: 'Générateur de slugs d’URL',
      description: 'Transformez des titres en slugs d’URL courts et propres.',
    },
    robots_txt_generator: {
      name: 'Générateur de robots.txt',
      description: 'Créez un fichier robots.txt et vérifiez quelles URL il bloque.',
    },
    hreflang_generator: {
      name: 'Générateur de hreflang',
      description: 'Générez et vérifiez les balises hreflang de pages en plusieurs langues et pays.',
    },
    faq_schema: {
      name: 'Schéma FAQ (JSON-LD)',
      description: 'Transformez des questions et réponses en données structurées FAQPage valides.',
    },
  },
  words: {
    Readers: 'Lecteurs',
    'General public': 'Grand public',
    Experts: 'Spécialistes',
    'Young readers': 'Jeunes lecteurs',
    'Meta title': 'Balise title',
    'Meta description': 'Méta-description',
    'Site name': 'Nom du site',
    'Keyword to highlight': 'Mot-clé à mettre en valeur',
    'Date shown': 'Date affichée',
    Titles: 'Titres',
    'One per line.': 'Un par ligne.',
    'Maximum characters': 'Nombre maximal de caractères',
    'Remove stop words': 'Retirer les mots vides',
    Separator: 'Séparateur',
    Hyphen: 'Tiret',
    Underscore: 'Tiret bas',
    'Base URL': 'URL de base',
    'By default': 'Par défaut',
    'Allow all robots': 'Autoriser tous les robots',
    'Block all robots': 'Bloquer tous les robots',
    'Robots to block': 'Robots à bloquer',
    'Paths to block': 'Chemins à bloquer',
    'Paths to allow': 'Chemins à autoriser',
    'Sitemap URLs': 'URL des sitemaps',
    'Crawl delay (seconds)': 'Délai d’exploration (secondes)',
    'URLs to test': 'URL à tester',
    Pages: 'Pages à relier',
    'One per line: language-country | URL, e.g. en-GB | https://example.com/uk/':
      'Une par ligne : langue-pays | URL, p. ex. en-GB | https://example.com/uk/',
    'x-default URL': 'URL x-default',
    'HTML link tags': 'Balises link HTML',
    'HTTP header': 'En-tête HTTP',
    'XML sitemap': 'Sitemap XML',
    'Check the pages online': 'Vérifier les pages en ligne',
    'Questions and answers': 'Questions et réponses',
    'Q: question, next line A: answer; blank line between pairs.':
      'Q : question, ligne suivante R : réponse ; ligne vide entre les paires.',
    'Also give the visible HTML': 'Donner aussi le HTML visible',
  },
};

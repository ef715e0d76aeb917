// Tools that read pages and sites, and those made to measure, in French, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    on_page_audit: {
      name: 'Audit SEO on-page',
      description: 'Vérifiez une page selon les facteurs on-page qui comptent et recevez une liste de corrections.',
    },
    sitemap_generator: {
      name: 'Générateur de sitemap XML',
      description: 'Créez un sitemap XML à partir d’une liste d’URL ou en explorant un site.',
    },
    internal_linking: {
      name: 'Maillage interne',
      description: 'Trouvez dans un texte les meilleurs endroits pour des liens vers vos pages et insérez-les.',
    },
    content_gap: {
      name: 'Lacunes de contenu',
      description: 'Comparez votre page à celles de vos concurrents et voyez les sujets et titres qui manquent.',
    },
    content_brief: {
      name: 'Brief de contenu SEO',
      description: 'Préparez le brief dont un rédacteur a besoin : intention, plan, questions, termes et métadonnées.',
    },
    category_cards: {
      name: 'Cartes de catégorie',
      description: 'Rédigez les courtes cartes SEO qui relient une catégorie à ses voisines, avec mots-clés liés et souples.',
    },
    store_pages: {
      name: 'Pages de magasins et de lieux',
      description: 'Produisez depuis un seul fichier des pages locales distinctes pour chaque magasin, agence ou zone desservie.',
    },
    brand_style_guide: {
      name: 'Guide de style de la marque',
      description:
        'Tirez de pages, de textes ou de fichiers la façon d’écrire de votre marque : un guide avec règles et exemples.',
    },
  },
  words: {
    URLs: 'Liste d’URL',
    'Site to crawl': 'Site à explorer',
    'A page to start from, or the address of an existing sitemap.': 'Une page de départ, ou l’adresse d’un sitemap existant.',
    'Pages at most': 'Pages au plus',
    'Include last modification date': 'Indiquer la date de dernière modification',
    'Paths to exclude': 'Chemins à exclure',
    'Paste URLs or enter a site.': 'Collez des URL ou indiquez un site.',
    '# AI credit per # URLs.': '# crédit IA pour # URL.',
    'Text or HTML': 'Texte ou HTML',
    'Pages to link': 'Pages à lier',
    'One per line: keyword, keyword | URL.': 'Une par ligne : mot-clé, mot-clé | URL.',
    Links: 'Liens',
    'Insert them': 'Les insérer',
    'Only propose them': 'Seulement les proposer',
    'Links at most': 'Liens au plus',
    'Only the first occurrence': 'Première occurrence seulement',
    'Secondary keywords': 'Mots-clés secondaires',
    'Pages to learn from': 'Pages dont s’inspirer',
    'Goal of the page': 'Objectif de la page',
    'Your page': 'Votre page',
    'Competitor pages': 'Pages concurrentes',
    '# AI credits per competitor page.': '# crédits IA par page concurrente.',
    'Category page': 'Page de catégorie',
    'Keywords that already have a target page.': 'Mots-clés qui ont déjà une page cible.',
    'Keywords to use without a link.': 'Mots-clés à employer sans lien.',
    'Number of cards': 'Nombre de cartes',
    'Words per card': 'Mots par carte',
    'Also write the footer text': 'Rédiger aussi le texte de bas de page',
    '# AI credits per # words, for all the cards together.': '# crédits IA pour # mots, pour l’ensemble des cartes.',
    'Store file': 'Fichier des magasins',
    'CSV: name, address, city, hours, services, phone, notes.':
      'CSV : nom, adresse, ville, horaires, services, téléphone, notes.',
    Store: 'Magasin',
    'City or area': 'Ville ou zone',
    'Local facts': 'Informations locales',
    'Hours, parking, team, landmarks, services of this store.': 'Horaires, parking, équipe, repères et services de ce magasin.',
    'Add LocalBusiness structured data': 'Ajouter les données structurées LocalBusiness',
    'Upload a file or fill in one store.': 'Importez un fichier ou renseignez un magasin.',
    '# AI credits per # words of each page.': '# crédits IA pour # mots de chaque page.',
    'Sample texts': 'Textes d’exemple',
    'Values and promise': 'Valeurs et promesse',
    Competitors: 'Concurrents',
    'Save as brand voice': 'Enregistrer comme voix de marque',
    'Uses one of the available brand voices; not for the restricted role.':
      'Occupe l’une des voix de marque disponibles\u00a0; pas pour le rôle restreint.',
    'Give at least one page, text or file.': 'Donnez au moins une page, un texte ou un fichier.',
  },
} satisfies ToolTexts;

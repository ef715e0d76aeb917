import type english from '../../en/interface-document/score.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Le score n’a pas pu être chargé',
  groups: {
    topic: 'Couverture du sujet',
    keywords: 'Mots-clés',
    headings: 'Titres',
    readability: 'Lisibilité',
    length: 'Longueur',
    meta: 'Résultat de recherche',
    links: 'Liens',
    images: 'Images',
  },
  points: '{{points}} sur {{most}}',
  unknown: 'inconnue',
  unknownTopic:
    'Il n’y a ni sources ni pages de concurrents avec assez de texte pour comparer. Les points sont répartis entre les autres parties.',
  missingTerms: 'Absents du texte : {{terms}}',
  noText: 'Pas encore de texte',
  noTextLead:
    'Pour l’instant, il y a des titres et des questions. Le score vient avec les premiers paragraphes : rédigez-les, ou ajoutez des sources et commandez le texte à partir d’elles.',
  stale: 'Nouveau calcul …',
  ready: '{{score}} points sur 100',
  show: 'Afficher',
  showField: 'Remplir',
  reading: 'Lisibilité {{value}} sur 100 ({{formula}}) ; plus c’est haut, plus c’est facile.',
  checks: {
    topicTerms: {
      met: 'Dit ce que disent les sources ({{covered}} termes sur {{count}})',
      unmet: 'Le texte contient {{covered}} termes des sources sur {{count}}',
    },
    keywordInTitle: {
      met: 'Mot-clé principal dans le titre',
      unmet: 'Le mot-clé principal n’est pas dans le titre',
    },
    keywordEarly: {
      met: 'Mot-clé principal dans le premier paragraphe',
      unmet: 'Le mot-clé principal n’est pas dans le premier paragraphe',
    },
    allKeywords: {
      met: 'Chaque mot-clé apparaît',
      unmet: 'Certains mots-clés n’apparaissent pas',
    },
    oneTitle: {
      met: 'Un seul titre principal',
      unmet: 'Il faudrait exactement un titre principal',
    },
    subheadings: {
      met: 'Des titres découpent le texte',
      unmet: 'Aucun titre ne découpe le texte',
    },
    headingOrder: {
      met: 'Aucun titre ne saute de niveau',
      unmet: 'Un titre saute un niveau',
    },
    length: {
      met: 'Au moins 300 mots',
      unmet: 'Moins de 300 mots',
    },
    metaTitle: {
      met: 'Le méta-titre s’affiche en entier',
      unmet: 'Le méta-titre manque ou est trop long',
    },
    metaDescription: {
      met: 'La méta-description s’affiche en entier',
      unmet: 'La méta-description manque ou est trop longue',
    },
    link: {
      met: 'Au moins un lien',
      unmet: 'Pas encore de lien',
    },
    internalLink: {
      met: 'Mène à une autre page de votre site',
      unmet: 'Aucun lien vers une page de votre propre site : le lecteur ne sait où continuer',
    },
    externalLink: {
      met: 'Renvoie à un autre site',
      unmet: 'Aucun lien vers un autre site qui appuie vos propos',
    },
    keywordInHeading: {
      met: 'Mot-clé principal dans un intertitre',
      unmet: 'Le mot-clé principal n’est dans aucun intertitre',
    },
    keywordInMeta: {
      met: 'Mot-clé principal dans les textes méta',
      unmet: 'Le mot-clé principal manque dans le méta-titre et la méta-description',
    },
    keywordOften: {
      met: 'Mot-clé principal assez fréquent ({{percent}} %)',
      unmet: 'Mot-clé principal à {{percent}} % des mots ; l’usage est de 0,5 à 2,5 %',
    },
    headingLength: {
      met: 'Les titres sont courts',
      unmet: 'Titres de plus de 80 caractères : {{count}}',
    },
    readability: {
      met: 'Facile à lire',
      unmet: 'Difficile à lire ({{value}} sur 100)',
    },
    longSentences: {
      met: 'La plupart des phrases sont courtes',
      unmet: '{{percent}} % des phrases dépassent 25 mots',
    },
    longParagraphs: {
      met: 'Aucun paragraphe n’est trop long',
      unmet: 'Paragraphes de plus de 150 mots : {{count}}',
    },
    linkText: {
      met: 'Les liens disent où ils mènent',
      unmet: 'Liens qui ne disent pas où ils mènent : {{count}}',
    },
    altText: {
      met: 'Chaque image a un texte alternatif',
      unmet: 'Images sans texte alternatif : {{count}}',
    },
  },
} satisfies Words<typeof english>;

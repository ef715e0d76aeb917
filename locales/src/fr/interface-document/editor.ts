import type english from '../../en/interface-document/editor.ts';
import type { Words } from '../../words.ts';

export default {
  editText: 'Modifier le texte',
  title: 'Titre du document',
  versionSaved: 'Enregistré comme nouvelle version',
  brief: 'Ceci est un brief, pas un texte fini. Il manque des informations à {{places}} endroits. Il a coûté {{price}} crédits.',
  gone: 'Ce document n’existe plus',
  loss: '« {{title}} » et toutes ses versions sont supprimés.',
  save: {
    saved: 'enregistré {{ago}}',
    saving: 'enregistrement en cours',
    unsaved: 'pas encore enregistré',
    retrying: 'non enregistré, nouvel essai',
    conflict: 'non enregistré, choisissez une version',
    refused: 'non enregistré : {{message}}',
  },
  panel: {
    label: 'À propos de ce document',
    text: 'Texte',
    file: 'Fichier',
    views: 'Ce qui est affiché',
    seo: 'SEO',
    voice: 'Voix',
    details: 'Détails',
  },
  seo: {
    extract: {
      verdict: 'Extrait, pas de note',
      why: 'La plus grande partie de ce document cite ses sources mot pour mot. Il recevra une note dès que le texte sera original.',
    },
    length: 'Longueur',
    status: 'Longueur du texte',
    reading: '{{words}}, environ {{minutes}} min de lecture',
    keywords: 'Mots-clés',
    noKeywords: 'Cette commande n’indiquait aucun mot-clé.',
    snippet: 'Aperçu dans la recherche',
    yourSite: 'votre-site.fr',
    noDescription: 'Sans description, les moteurs de recherche choisissent eux-mêmes un passage.',
    metaTitle: 'Méta-titre',
    metaDescription: 'Méta-description',
    pixels: '{{pixels}} sur {{limit}} px',
    verdict: {
      all: 'Tous les points sont remplis',
      almost: 'Presque fini',
      some: 'Encore du chemin',
    },
    width: {
      empty: 'Encore vide',
      fits: 'Longueur correcte',
      titleWide: 'Trop long, la fin est coupée',
      descriptionWide: 'Trop longue, la fin est coupée',
    },
  },
  history: {
    button: 'Historique',
  },
  text: 'Texte du document',
} satisfies Words<typeof english>;

import type english from '../../en/interface-work/orders.ts';
import type { Words } from '../../words.ts';

export default {
  singleOrder: 'Commande simple',
  kindsOfOrder: 'Type de commande',
  singleHint: 'Une commande simple rédige un document à partir de ce formulaire.',
  bulkHint:
    'Une commande groupée rédige un document pour chaque ligne d’un fichier. Vous voyez tous les problèmes et le prix avant que quoi que ce soit soit commandé.',
  hideHint: 'Masquer cette indication',
  documentTitle: 'Titre',
  filter: {
    tool: 'Outil',
    type: 'Type',
    text: 'Textes',
    media: 'Images, audio et vidéo',
    language: 'Langue',
    author: 'Commandé par',
    from: 'Du',
    to: 'Au',
    any: 'Tous',
    clear: 'Effacer les filtres',
  },
  selection: {
    title: 'Documents choisis',
    count_one: '{{documents}} sélectionné',
    count_other: '{{documents}} sélectionnés',
    zip_one: '{{documents}} document en zip',
    zip_other: '{{documents}} documents en zip',
    zips: '{{documents}} documents en {{files}} fichiers zip',
    everything: 'Sélectionner les {{documents}} documents',
    first: 'Sélectionner les {{max}} premiers documents sur {{documents}}',
    max: 'Vous pouvez sélectionner au plus {{max}} documents à la fois',
    clear: 'Tout désélectionner',
    loss_one: '{{documents}} document et ses versions sont supprimés.',
    loss_other: '{{documents}} documents et leurs versions sont supprimés.',
    lossSome_one:
      '{{documents}} document et ses versions sont supprimés ; vous ne pouvez pas supprimer les {{others}} autres, ou ils sont en cours d’écriture.',
    lossSome_other:
      '{{documents}} documents et leurs versions sont supprimés ; vous ne pouvez pas supprimer les {{others}} autres, ou ils sont en cours d’écriture.',
    delete_one: 'Supprimer {{documents}} document',
    delete_other: 'Supprimer {{documents}} documents',
    deleted_one: '{{documents}} document supprimé',
    deleted_other: '{{documents}} documents supprimés',
  },
  batches: {
    selecting: 'Sélection de {{done}} sur {{documents}} …',
    deleting: 'Suppression de {{done}} sur {{documents}} …',
    moving: 'Déplacement de {{done}} sur {{documents}} …',
    downloading: 'Téléchargement de {{done}} sur {{documents}} …',
    stop: 'Arrêter',
  },
} satisfies Words<typeof english>;

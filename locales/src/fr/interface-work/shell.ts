import type english from '../../en/interface-work/shell.ts';
import type { Words } from '../../words.ts';

export default {
  breadcrumbs: 'Fil d’Ariane',
  bulkOrders: 'Vos commandes groupées',
  examples: 'Exemples',
  pricing: 'Combien ça coûte',
  noToolFound: 'Aucun outil ne porte ce nom.',
  palette: {
    recent: 'Récents',
    pages: 'Pages',
    commands: 'Commandes',
    best: 'Meilleurs résultats',
    others: 'Mentionné aussi dans',
    page: 'Page',
    command: 'Commande',
    nothing: 'Aucun résultat',
  },
  keys: {
    toolPicker: 'Trouver un outil',
    sidebar: 'Barre latérale',
    dark: 'Mode sombre',
    search: 'Chercher dans cette page',
    new: 'Nouveau document',
    submit: 'Envoyer le formulaire',
    save: 'Enregistrer une version',
    close: 'Fermer ce qui est ouvert',
    help: 'Cette liste',
  },
} satisfies Words<typeof english>;

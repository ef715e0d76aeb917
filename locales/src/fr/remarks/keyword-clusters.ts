import type english from '../../en/remarks/keyword-clusters.ts';
import type { Words } from '../../words.ts';

export default {
  suggestedPages: {
    informational: 'Guide ou article',
    commercial: 'Comparatif ou page de catégorie',
    transactional: 'Page de produit, de service ou de catégorie',
    navigational: 'Accueil, contact ou compte',
  },
  remarks: {
    method:
      'Les mots-clés sont comparés par radicaux et par lettres ; un groupe réunit ceux dont la ressemblance moyenne atteint {threshold} sur 1. Rien n’est estimé.',
    connected: 'Recherches mensuelles dans le monde : {source}. Un mot-clé inconnu ne compte pas.',
    cannibalising: '« {a} » et « {b} » sont proches : deux pages pourraient se disputer les mêmes recherches.',
    too_many: 'Seuls les {limit} premiers mots-clés sur {count} ont été groupés.',
  },
} satisfies Words<typeof english>;

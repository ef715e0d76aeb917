import type english from '../../en/interface/errors.ts';
import type { Words } from '../../words.ts';

export default {
  generic: 'Erreur générale',
  tooLarge: 'Ce fichier est trop volumineux',
  server: 'Erreur du serveur',
  unreachable: '{{product}} est injoignable pour le moment.',
  unreachableBanner:
    '{{product}} est injoignable pour le moment. Votre travail reste sur cette page et nous continuons d’essayer.',
  offline: 'Vous êtes hors ligne. Rien n’a été envoyé.',
  offlineOrder: 'Vous êtes hors ligne. Rien n’a été commandé.',
  offlineBanner: 'Vous êtes hors ligne. Votre travail reste sur cette page. Rien n’est envoyé avant une nouvelle tentative.',
  timeout: 'Le serveur n’a pas répondu en une minute. Vérifiez si l’action a été effectuée avant de réessayer.',
  safe: 'Le serveur n’a pas répondu comme prévu. Vos documents sont en sécurité. Réessayez dans un instant.',
  pageTitle: 'Cette page n’a pas pu être affichée',
  newVersion: 'Une nouvelle version est disponible',
  newVersionLead: 'Rechargez la page pour continuer.',
  reload: 'Recharger',
  chunkTitle: 'Une partie de cette page n’a pas été chargée',
  chunk: 'La connexion a peut-être été coupée, ou il existe une nouvelle version. Recharger la page suffit le plus souvent.',
} satisfies Words<typeof english>;

import type english from '../../en/messages/remote-sites.ts';
import type { Words } from '../../words.ts';

export default {
  WEBSITE_UNREACHABLE: 'Le site {detail} est injoignable ou ne répond pas',
  WEBSITE_NOT_PUBLIC: 'L’adresse {detail} n’est pas un site public',
  WEBSITE_REFUSED_LOGIN: '{detail} a refusé le nom d’utilisateur ou le mot de passe',
  WEBSITE_NO_RIGHT: 'L’utilisateur n’a pas le droit d’écrire des articles sur {detail}',
  WEBSITE_NO_API: 'À cette adresse, {detail} n’accepte pas de documents',
  WEBSITE_REJECTED: 'Le site n’a pas accepté le document (réponse {detail})',
  WEBSITE_SECRET_LOST: 'Le mot de passe enregistré n’est plus lisible. Saisissez-le à nouveau.',
  WEBSITE_MOVED: 'Le site redirige vers {detail}. Saisissez cette adresse.',
  WEBSITE_REDIRECTS: 'Le site {detail} redirige en boucle. Corrigez ses redirections, puis testez la connexion.',
  WEBSITE_FAILING: 'Le site répond par une erreur : {detail}',
  WEBSITE_CERTIFICATE:
    'Le certificat de {detail} n’est pas valide : il est peut-être expiré, auto-signé ou émis pour un autre hôte. Corrigez-le sur le site, puis testez la connexion.',
} satisfies Words<typeof english>;

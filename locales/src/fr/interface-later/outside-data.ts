import type english from '../../en/interface-later/outside-data.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Chiffres de l’extérieur',
  lead: 'La force des domaines, les volumes de recherche et les tendances viennent de votre propre accès à DataForSEO. Sans lui, les outils prennent les chiffres que vous collez, ou disent qu’il n’y en a pas.',
  connect: 'Connecter DataForSEO',
  change: 'Modifier l’accès',
  login: 'Identifiant d’API',
  password: 'Mot de passe d’API',
  hint: 'Les deux figurent sur la page d’accès à l’API de votre compte DataForSEO. Le mot de passe est conservé chiffré et n’est montré à personne.',
  test: 'Tester',
  remove: 'Déconnecter',
  ending: 'le mot de passe se termine par {{ending}}',
  checked: 'vérifié : {{ago}}',
  failed: 'L’accès n’a pas pu être chargé',
  loss: 'Les outils n’interrogent plus DataForSEO. Ce qui a été fait reste.',
  states: {
    ok: 'Connecté',
    failing: 'En panne',
  },
} satisfies Words<typeof english>;

import type english from '../../en/validation/accounts.ts';
import type { Words } from '../../words.ts';

export default {
  email_taken: 'Un compte existe déjà avec cette adresse e-mail',
  too_few_credits: 'Cela coûte {price} crédits et il en reste {available}',
  wrong_code: 'Ce code ne convient pas ou a déjà servi',
  passwords_differ: 'Les mots de passe ne correspondent pas',
  same_password: 'Choisissez un mot de passe différent de l’actuel',
  trivial_password: 'Choisissez un mot de passe plus difficile à deviner',
  wrong_password: 'Le mot de passe actuel est incorrect',
  credentials_refused: 'L’identifiant ou le mot de passe est refusé',
  not_the_name: 'Saisissez le nom exactement comme il est affiché',
} satisfies Words<typeof english>;

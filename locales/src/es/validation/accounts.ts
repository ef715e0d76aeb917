import type english from '../../en/validation/accounts.ts';
import type { Words } from '../../words.ts';

export default {
  email_taken: 'Ya existe una cuenta con este correo',
  too_few_credits: 'Cuesta {price} créditos y quedan {available}',
  wrong_code: 'Este código no es válido o ya se usó',
  passwords_differ: 'Las contraseñas no coinciden',
  same_password: 'Elige una contraseña distinta de la actual',
  trivial_password: 'Elige una contraseña más difícil de adivinar',
  wrong_password: 'La contraseña actual no es correcta',
  credentials_refused: 'Se rechaza el usuario o la contraseña',
  not_the_name: 'Escribe el nombre tal como aparece',
} satisfies Words<typeof english>;

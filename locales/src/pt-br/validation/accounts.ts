import type english from '../../en/validation/accounts.ts';
import type { Words } from '../../words.ts';

export default {
  email_taken: 'Já existe uma conta com este e-mail',
  too_few_credits: 'Isso custa {price} créditos e restam {available}',
  wrong_code: 'Este código não serve ou já foi usado',
  passwords_differ: 'As senhas não coincidem',
  same_password: 'Escolha uma senha diferente da atual',
  trivial_password: 'Escolha uma senha mais difícil de adivinhar',
  wrong_password: 'A senha atual está incorreta',
  credentials_refused: 'O usuário ou a senha foi recusado',
  not_the_name: 'Digite o nome exatamente como aparece',
} satisfies Words<typeof english>;

import type english from '../../en/validation/accounts.ts';
import type { Words } from '../../words.ts';

export default {
  email_taken: 'Esiste già un account con questa email',
  too_few_credits: 'Costa {price} crediti e ne restano {available}',
  wrong_code: 'Questo codice non è valido o è già stato usato',
  passwords_differ: 'Le password non coincidono',
  same_password: 'Scegli una password diversa da quella attuale',
  trivial_password: 'Scegli una password più difficile da indovinare',
  wrong_password: 'La password attuale è errata',
  credentials_refused: 'Utente o password rifiutati',
  not_the_name: 'Scrivi il nome esattamente come appare',
} satisfies Words<typeof english>;

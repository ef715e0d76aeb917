import type english from '../../en/interface-writing/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Ospiti',
  none: 'Nessuno fuori dall’azienda rivede questa attività.',
  failed: 'Impossibile caricare i link di revisione',
  create: 'Invita un ospite',
  made: 'Il link è stato creato',
  madeText: 'È stato inviato via email. Puoi anche copiarlo ora; non viene mostrato di nuovo.',
  done: 'Fatto',
  name: 'Nome',
  email: 'Email',
  emailHint: 'Il link è personale. In un altro browser chiede un codice che viene inviato a questo indirizzo.',
  may: 'Può',
  days: 'Valido per giorni',
  extend: 'Prolunga di 14 giorni',
  revoke: 'Revoca',
  notOpened: 'non ancora aperto',
  openQuestions: 'Le domande aperte bloccano la pubblicazione',
  asks: '{{guest}} chiede: «{{text}}»',
  waive: 'Ignora',
  rights: {
    read: 'Leggere',
    comment: 'Leggere e commentare',
    approve: 'Leggere, commentare e approvare',
  },
  states: {
    active: 'fino al {{day}}',
    expired: 'scaduto il {{day}}',
    revoked: 'revocato',
  },
  step: 'Ospite',
  stepHint: 'Riceve un link via email quando inizia il passaggio.',
  kinds: {
    guest: 'Un ospite',
  },
} satisfies Words<typeof english>;

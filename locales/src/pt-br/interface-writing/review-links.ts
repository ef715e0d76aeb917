import type english from '../../en/interface-writing/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Convidados',
  none: 'Ninguém de fora da empresa revisa esta tarefa.',
  failed: 'Não foi possível carregar os links de revisão',
  create: 'Convidar alguém',
  made: 'O link foi criado',
  madeText: 'Ele foi enviado por e-mail. Você também pode copiá-lo agora; ele não será mostrado de novo.',
  done: 'Pronto',
  name: 'Nome',
  email: 'E-mail',
  emailHint: 'O link é pessoal. Em outro navegador, ele pede um código enviado para este endereço.',
  may: 'Pode',
  days: 'Válido por dias',
  extend: 'Prorrogar 14 dias',
  revoke: 'Revogar',
  notOpened: 'ainda não aberto',
  openQuestions: 'Perguntas abertas retêm a publicação',
  asks: '{{guest}} pergunta: “{{text}}”',
  waive: 'Dispensar',
  rights: {
    read: 'Ler',
    comment: 'Ler e comentar',
    approve: 'Ler, comentar e aprovar',
  },
  states: {
    active: 'até {{day}}',
    expired: 'expirou em {{day}}',
    revoked: 'revogado',
  },
  step: 'Convidado',
  stepHint: 'Recebe um link por e-mail quando a etapa começa.',
  kinds: {
    guest: 'Um convidado',
  },
} satisfies Words<typeof english>;

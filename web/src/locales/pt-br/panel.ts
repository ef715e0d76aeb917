import type en from '../en/panel.ts';

export default {
  title: 'Painel de controle',
  lead: 'Os créditos da sua conta.',
  available: 'Créditos para gastar',
  reserved: 'Reservados para o que está sendo escrito',
} satisfies typeof en;

import type en from '../en/panel.ts';

export default {
  title: 'Pannello di controllo',
  lead: 'I crediti del tuo account.',
  available: 'Crediti da spendere',
  reserved: 'Riservati a ciò che è in scrittura',
} satisfies typeof en;

import type en from '../en/panel.ts';

export default {
  title: 'Panel de control',
  lead: 'Los créditos de tu cuenta.',
  available: 'Créditos para gastar',
  reserved: 'Reservados para lo que se está escribiendo',
} satisfies typeof en;

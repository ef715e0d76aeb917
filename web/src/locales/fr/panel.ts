import type en from '../en/panel.ts';

export default {
  title: 'Panneau de contrôle',
  lead: 'Les crédits de votre compte.',
  available: 'Crédits à dépenser',
  reserved: 'Réservés à ce qui s’écrit',
} satisfies typeof en;

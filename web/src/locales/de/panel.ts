import type en from '../en/panel.ts';

export default {
  title: 'Systemsteuerung',
  lead: 'Die Credits Ihres Kontos.',
  available: 'Verfügbare Credits',
  reserved: 'Zurückgelegt für das, was geschrieben wird',
} satisfies typeof en;

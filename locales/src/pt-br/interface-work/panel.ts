import type english from '../../en/interface-work/panel.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Não foi possível carregar isto',
  sections: {
    models: 'Modelos',
    prices: 'Preços dos modelos',
    usage: 'Uso',
    credits: 'Créditos',
    seats: 'Lugares',
    notifications: 'Notificações',
    people: 'Pessoas',
    platform: 'Plataforma',
    branding: 'Marca',
    audit: 'Registro',
    tools: 'Ferramentas próprias',
  },
  people: { none: 'Ninguém encontrado' },
} satisfies Words<typeof english>;

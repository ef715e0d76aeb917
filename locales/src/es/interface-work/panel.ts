import type english from '../../en/interface-work/panel.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'No se ha podido cargar',
  sections: {
    models: 'Modelos',
    prices: 'Precios de modelos',
    usage: 'Uso',
    credits: 'Créditos',
    seats: 'Plazas',
    notifications: 'Notificaciones',
    people: 'Personas',
    platform: 'Plataforma',
    branding: 'Marca',
    audit: 'Registro',
    tools: 'Herramientas propias',
  },
  people: { none: 'No se ha encontrado a nadie' },
} satisfies Words<typeof english>;

import type english from '../../en/interface/notices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Notificaciones',
  bell: 'Notificaciones, {{count}} sin leer',
  news: 'Nueva notificación: {{text}}',
} satisfies Words<typeof english>;

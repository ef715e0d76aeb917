import type english from '../../en/messages/writing.ts';
import type { Words } from '../../words.ts';

export default {
  PERSON_WITHOUT_ACCESS: 'La persona que hizo este pedido ya no puede usar la plataforma',
  INTERRUPTED: 'La redacción se ha interrumpido demasiadas veces. Inténtalo de nuevo.',
  tool_not_live: 'Esta herramienta no tiene vista previa',
} satisfies Words<typeof english>;

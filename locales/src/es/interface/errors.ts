import type english from '../../en/interface/errors.ts';
import type { Words } from '../../words.ts';

export default {
  generic: 'Error genérico',
  tooLarge: 'Este archivo es demasiado grande',
  server: 'Error del servidor',
  unreachable: '{{product}} no está disponible en este momento.',
  unreachableBanner: '{{product}} no está disponible en este momento. Tu trabajo sigue en esta página y seguimos intentándolo.',
  offline: 'No hay conexión. No se ha enviado nada.',
  offlineOrder: 'No hay conexión. No se ha pedido nada.',
  offlineBanner: 'No hay conexión. Tu trabajo sigue en esta página. No se envía nada hasta que lo intentes de nuevo.',
  timeout: 'El servidor no ha respondido en un minuto. Comprueba si la acción se ha realizado antes de intentarlo de nuevo.',
  safe: 'El servidor no respondió como se esperaba. Tus documentos están a salvo. Inténtalo de nuevo en un momento.',
  pageTitle: 'No se pudo mostrar esta página',
  newVersion: 'Hay una versión nueva',
  newVersionLead: 'Vuelve a cargar la página para continuar.',
  reload: 'Recargar',
  chunkTitle: 'Una parte de esta página no se cargó',
  chunk: 'Puede que se haya cortado la conexión o que haya una versión nueva. Suele bastar con volver a cargar la página.',
} satisfies Words<typeof english>;

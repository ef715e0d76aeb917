import type { failureMessages as english } from '../en/failures.ts';

export const failureMessages: Record<keyof typeof english, string> = {
  MODEL_UNREACHABLE: 'No se puede acceder al modelo conectado',
  MODEL_BUSY: 'El modelo conectado está ocupado. Inténtalo dentro de unos minutos.',
  MODEL_REFUSED_KEY:
    'El proveedor del modelo ha rechazado la clave. Pide a quienes gestionan la plataforma que revisen la conexión.',
  MODEL_TIMED_OUT: 'El modelo conectado ha tardado demasiado en responder',
  MODEL_REPLY_INVALID: 'El modelo conectado no ha dado una respuesta útil, ni siquiera al segundo intento',
  MODEL_DECLINED: 'El modelo conectado se ha negado a escribir esto',
  MODEL_INPUT_TOO_LONG:
    'Lo que ha recibido el modelo conectado es demasiado largo: acorta el texto, usa menos fuentes o conecta un modelo con un contexto mayor',
  MODEL_ANSWER_TOO_LARGE:
    'La respuesta del modelo conectado no terminaba y se ha interrumpido. No se ha cobrado nada; inténtalo de nuevo o usa otro modelo.',
  MODEL_NOT_ANSWERING: 'El modelo {detail} no responde; este pedido continúa automáticamente',
  MODEL_ASKS_TO_WAIT: 'El modelo {detail} pide esperar; este pedido continúa automáticamente',
  PERSON_WITHOUT_ACCESS: 'La persona que hizo este pedido ya no puede usar la plataforma',
  NEEDS_MODEL: 'Conecta un modelo: el compositor integrado no puede escribir esto',
  LANGUAGE_NEEDS_MODEL: 'Conecta un modelo: el compositor integrado no escribe en este idioma',
  NEEDS_FIGURES: 'No hay una fuente libre para estas cifras: pega las tuyas en CSV. No se inventa nada.',
  PAGE_UNREADABLE: 'No se ha podido leer la página {detail}',
  PAGE_NOT_PUBLIC: 'La dirección {detail} no es una página pública',
  FILE_UNREADABLE: 'No se ha podido leer el archivo {detail}',
  FILE_EMPTY: 'El archivo {detail} no contiene texto',
  MORE_WORDS_THAN_PRICED:
    '{detail} tiene más palabras de las que cubren los créditos reservados para una fila de un pedido múltiple; pídelo por separado',
  NOTHING_TO_CHANGE: 'Sin un modelo no hay nada que cambiar aquí',
  ABORTED: 'La redacción se ha detenido',
  INTERRUPTED: 'La redacción se ha interrumpido demasiadas veces. Inténtalo de nuevo.',
  UNEXPECTED: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  WAITS_FOR_PROOFREADER: 'A la espera de un corrector',
  WEBSITE_UNREACHABLE: 'No se puede acceder al sitio {detail} o no responde',
  WEBSITE_NOT_PUBLIC: 'La dirección {detail} no es un sitio público',
  WEBSITE_REFUSED_LOGIN: '{detail} ha rechazado el usuario o la contraseña',
  WEBSITE_NO_RIGHT: 'El usuario no puede escribir entradas en {detail}',
  WEBSITE_NO_API: 'En esta dirección {detail} no acepta documentos',
  WEBSITE_REJECTED: 'El sitio no ha aceptado el documento (respuesta {detail})',
  WEBSITE_SECRET_LOST: 'La contraseña guardada ya no se puede leer. Introdúcela de nuevo.',
  WEBSITE_MOVED: 'El sitio redirige a {detail}. Introduce esa dirección.',
};

import type english from '../../en/messages/orders.ts';
import type { Words } from '../../words.ts';

export default {
  CANCELLED: 'Cancelada',
  NEEDS_IMAGE_MODEL: 'Conecta un modelo de imágenes: el motor integrado no puede crearlo',
  NEEDS_SPEECH_MODEL: 'Conecta un modelo de voz: el motor integrado no habla este idioma',
  NEEDS_TRANSCRIPTION_MODEL: 'Conecta un modelo de transcripción: el motor integrado no puede escuchar',
  NEEDS_TRANSLATION_MODEL: 'Conecta un modelo: el motor integrado no traduce',
  TRANSLATIONS_MISSING: 'Conecta un modelo: la memoria de traducción no contiene {detail}',
  NEEDS_VIDEO_MODEL: 'Conecta un modelo de vídeo: el motor integrado no puede crearlo',
  NEEDS_PEOPLE: 'Espera a que una persona se encargue de la solicitud',
  weekly_uses_reached: 'Has usado esta herramienta {max} veces esta semana. Volverá a estar disponible el lunes.',
  MODEL_NOT_ANSWERING: 'El modelo {detail} no responde; este pedido continúa automáticamente',
  MODEL_ASKS_TO_WAIT: 'El modelo {detail} pide esperar; este pedido continúa automáticamente',
  NEEDS_MODEL: 'Conecta un modelo: el compositor integrado no puede escribir esto',
  LANGUAGE_NEEDS_MODEL: 'Conecta un modelo: el compositor integrado no escribe en este idioma',
  WAITS_FOR_PROOFREADER: 'A la espera de un corrector',
  tool_needs_workspace: 'Esta herramienta asigna tareas a otras personas: elige un espacio de trabajo para usarla',
  order_placed: 'Tu pedido se está redactando',
  order_ready: 'Tu documento está listo',
  order_waits: 'Tu pedido se ha realizado. Aún no se escribe nada.',
  order_not_found: 'No se ha encontrado el documento',
  order_not_retryable: 'Solo se pueden reintentar los documentos fallidos o en espera',
  human_services_off: 'Los servicios de personas están desactivados. Elige una herramienta que no los necesite.',
  human_proofreading: 'Corrección humana',
  order_cancelled: 'El pedido se ha cancelado',
  order_not_cancellable: 'Solo se pueden cancelar los documentos que se están escribiendo',
} satisfies Words<typeof english>;

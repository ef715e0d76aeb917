import type english from '../../en/messages/models.ts';
import type { Words } from '../../words.ts';

export default {
  audit_model_connection_created: 'Conexión de modelo {subject} añadida',
  audit_model_connection_changed: 'Conexión de modelo {subject} modificada',
  audit_model_connection_deleted: 'Conexión de modelo {subject} eliminada',
  audit_model_connection_tested: 'Conexión de modelo {subject} probada',
  audit_platform_model_chosen: 'Modelo elegido para la plataforma: {subject}',
  audit_model_chosen: 'Eligió quién escribe para la cuenta: {subject}',
  audit_model_prices_saved: 'Precios de modelos modificados: {subject}',
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
  connection_saved: 'La conexión se ha guardado',
  connection_deleted: 'La conexión se ha eliminado',
  connection_works: 'La conexión funciona',
  connection_failed: 'La conexión no funciona: {problem}',
  connection_not_found: 'No se ha encontrado la conexión',
  model_chosen: 'La elección se ha guardado',
  model_prices_saved: 'Los precios se han guardado',
  model_price_changed: 'Otra persona ha cambiado este precio entretanto. Cierra el formulario y comprueba el precio actual',
  model_price_valid: 'Este precio ya está vigente. Añade un precio nuevo a partir de un día posterior',
  model_of_platform: 'el modelo de la plataforma',
} satisfies Words<typeof english>;

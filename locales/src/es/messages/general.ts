import type english from '../../en/messages/general.ts';
import type { Words } from '../../words.ts';

export default {
  ABORTED: 'La redacción se ha detenido',
  UNEXPECTED: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  unauthenticated: 'Inicia sesión',
  forbidden: 'No tienes permiso para hacerlo',
  not_found: 'No se ha encontrado',
  no_such_call: 'Esta llamada no existe',
  changed_meanwhile: 'Alguien ha cambiado esto desde que lo abriste. Carga la versión guardada y repite tu cambio.',
  invalid_input: 'Revisa los campos marcados',
  broken_body: 'No se ha podido leer la solicitud',
  too_large: 'La solicitud supera el tamaño permitido',
  length_required: 'Envía la solicitud con su longitud (Content-Length)',
  unsupported_type: 'Envía JSON o un formulario: application/json, multipart/form-data o application/x-www-form-urlencoded',
  method_not_allowed: 'Este endpoint no admite este método',
  server_error: 'Error del servidor',
  busy: 'Otra persona está cambiando esto ahora mismo. Inténtalo de nuevo.',
  database_away: 'Folio no está disponible por un momento. Inténtalo de nuevo.',
  storage_away: 'El almacenamiento de archivos no está disponible por un momento. Inténtalo de nuevo.',
  account_storage_full:
    'No se ha guardado nada porque tu empresa ha agotado su almacenamiento. Elimina los archivos que ya no necesites e inténtalo de nuevo.',
  storage_full: 'No se ha guardado nada porque el servidor no tiene espacio en disco. Libera espacio e inténtalo de nuevo.',
  maintenance: 'La plataforma está en mantenimiento. Vuelve dentro de unos minutos.',
  foreign_user: 'Solo puedes actuar en tu nombre',
  token_scope: 'Este token de API no se puede usar para esto',
  too_many_tries: 'Demasiados intentos. Inténtalo de nuevo dentro de {wait}.',
  idempotency_mismatch: 'Esta Idempotency-Key ya se usó para otra solicitud',
  idempotency_running: 'La misma solicitud aún se está procesando',
} satisfies Words<typeof english>;

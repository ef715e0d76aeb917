import type english from '../../en/messages/remote-sites.ts';
import type { Words } from '../../words.ts';

export default {
  WEBSITE_UNREACHABLE: 'No se puede acceder al sitio {detail} o no responde',
  WEBSITE_NOT_PUBLIC: 'La dirección {detail} no es un sitio público',
  WEBSITE_REFUSED_LOGIN: '{detail} ha rechazado el usuario o la contraseña',
  WEBSITE_NO_RIGHT: 'El usuario no puede escribir entradas en {detail}',
  WEBSITE_NO_API: 'En esta dirección {detail} no acepta documentos',
  WEBSITE_REJECTED: 'El sitio no ha aceptado el documento (respuesta {detail})',
  WEBSITE_SECRET_LOST: 'La contraseña guardada ya no se puede leer. Introdúcela de nuevo.',
  WEBSITE_MOVED: 'El sitio redirige a {detail}. Introduce esa dirección.',
  WEBSITE_REDIRECTS: 'El sitio {detail} redirige en bucle. Corrige sus redirecciones y prueba después la conexión.',
  WEBSITE_FAILING: 'El sitio responde con un error: {detail}',
  WEBSITE_CERTIFICATE:
    'El certificado de {detail} no es válido: puede estar caducado, autofirmado o ser de otro host. Corrígelo en el sitio y prueba la conexión.',
} satisfies Words<typeof english>;

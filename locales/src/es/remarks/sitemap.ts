import type english from '../../en/remarks/sitemap.ts';
import type { Words } from '../../words.ts';

export default {
  not_absolute: 'no es una dirección http o https completa',
  too_long: 'más de 2.048 caracteres',
  duplicate: 'ya indicada',
  other_host: 'en otro host que la primera dirección',
  excluded: 'excluida por ti',
  robots: 'prohibida por robots.txt',
  status: 'responde con el estado {status}',
  unreadable: 'no se pudo leer',
  redirected: 'lleva a {url}',
  canonical: 'su dirección canónica es {url}',
  noindex: 'indica noindex',
  limit: 'El rastreo terminó en el número de páginas permitido; el sitio puede tener más.',
  time: 'El rastreo terminó a los dos minutos; el sitio puede tener más páginas.',
  unchecked: 'No se han visitado las direcciones: estado, robots y canónicos sin comprobar.',
  where: 'Pon el archivo en la raíz del sitio e indícalo en robots.txt: Sitemap: {url}',
  empty: 'No queda ninguna dirección para el sitemap.',
} satisfies Words<typeof english>;

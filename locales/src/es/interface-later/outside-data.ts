import type english from '../../en/interface-later/outside-data.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Cifras externas',
  lead: 'La fuerza de los dominios, los volúmenes de búsqueda y las tendencias llegan por tu propio acceso a DataForSEO. Sin él, las herramientas usan las cifras que pegues o dicen que no las hay.',
  connect: 'Conectar DataForSEO',
  change: 'Cambiar el acceso',
  login: 'Usuario de la API',
  password: 'Contraseña de la API',
  hint: 'Ambos están en la página de acceso a la API de tu cuenta de DataForSEO. La contraseña se guarda cifrada y no se muestra a nadie.',
  test: 'Probar',
  remove: 'Desconectar',
  ending: 'la contraseña termina en {{ending}}',
  checked: 'comprobado: {{ago}}',
  failed: 'No se pudo cargar el acceso',
  loss: 'Las herramientas dejan de consultar DataForSEO. Lo que se hizo se conserva.',
  states: {
    ok: 'Conectado',
    failing: 'Con fallos',
  },
} satisfies Words<typeof english>;

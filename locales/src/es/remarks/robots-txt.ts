import type english from '../../en/remarks/robots-txt.ts';
import type { Words } from '../../words.ts';

export default {
  not_indexing:
    'robots.txt controla el rastreo, no la indexación: una página bloqueada puede aparecer igualmente en los resultados. Para excluirla usa noindex y permite su rastreo.',
  crawl_delay: 'Google ignora Crawl-delay; Bing lo respeta.',
  all_blocked: 'Por defecto todos los robots están bloqueados: solo se pueden rastrear las rutas que permites.',
  style_blocked: 'Estas reglas bloquean hojas de estilo o scripts que los buscadores necesitan para ver la página: {list}.',
  both: 'Permitidas y bloqueadas a la vez, por tanto permitidas: {list}.',
  own_group: 'Los robots con grupo propio solo obedecen a ese grupo: {list}.',
  case_matters: 'En las rutas importan mayúsculas y minúsculas: {list}.',
} satisfies Words<typeof english>;

import type english from '../../en/messages/pages.ts';
import type { Words } from '../../words.ts';

export default {
  pages_added: 'Páginas añadidas: {count}',
  pages_saved: 'Guardado',
  pages_deleted: 'Las páginas se han eliminado de la lista',
  pages_check_started: 'La comprobación ha comenzado',
  pages_schedule_saved: 'La programación se ha guardado',
  pages_import_started: 'La importación ha comenzado',
  import_running: 'Hay una importación en curso',
  import_state: 'No es posible en el estado actual de la importación. Vuelve a cargar la página',
  check_running: 'Hay una comprobación en curso',
  too_many_pages: 'Un sitio web puede tener aquí como máximo {max} páginas',
  pages_problem_unexpected: 'Se ha producido un error inesperado',
  pages_problem_import_time_over: 'Finalizada después de 60 minutos',
  pages_problem_page_too_large: 'La página ocupa más de 5 MB',
  pages_problem_page_not_read: 'No se ha podido leer la página',
  pages_problem_page_other_host: 'La página está en otro host',
  pages_problem_page_robots: 'robots.txt no permite esta página',
  pages_problem_robots_unreachable: 'No se ha podido leer robots.txt, por lo que no se ha leído ninguna página',
  pages_problem_page_unreadable: 'Sin respuesta',
  pages_problem_page_not_public: 'La URL no es pública',
  pages_problem_page_redirects: 'Demasiadas redirecciones',
  pages_problem_sitemap_invalid: 'no es un sitemap o supera los 50 MB',
} satisfies Words<typeof english>;

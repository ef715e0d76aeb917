import type english from '../../en/messages/pages.ts';
import type { Words } from '../../words.ts';

export default {
  pages_added: 'Páginas adicionadas: {count}',
  pages_saved: 'Salvo',
  pages_deleted: 'As páginas foram excluídas da lista',
  pages_check_started: 'A verificação começou',
  pages_schedule_saved: 'A programação foi salva',
  pages_import_started: 'A importação começou',
  import_running: 'Há uma importação em andamento',
  import_state: 'Isso não é possível no estado atual da importação. Recarregue a página',
  check_running: 'Há uma verificação em andamento',
  too_many_pages: 'Um site pode ter aqui no máximo {max} páginas',
  pages_problem_unexpected: 'Ocorreu um erro inesperado',
  pages_problem_import_time_over: 'Encerrada após 60 minutos',
  pages_problem_page_too_large: 'A página tem mais de 5 MB',
  pages_problem_page_not_read: 'Não foi possível ler a página',
  pages_problem_page_other_host: 'A página está em outro host',
  pages_problem_page_robots: 'robots.txt não permite esta página',
  pages_problem_robots_unreachable: 'Não foi possível ler robots.txt, por isso nenhuma página foi lida',
  pages_problem_page_unreadable: 'Sem resposta',
  pages_problem_page_not_public: 'A URL não é pública',
  pages_problem_page_redirects: 'Redirecionamentos demais',
  pages_problem_sitemap_invalid: 'não é um sitemap ou tem mais de 50 MB',
} satisfies Words<typeof english>;

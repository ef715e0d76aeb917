import type english from '../../en/messages/pages.ts';
import type { Words } from '../../words.ts';

export default {
  pages_added: 'Pages ajoutées : {count}',
  pages_saved: 'Enregistré',
  pages_deleted: 'Les pages ont été supprimées de la liste',
  pages_check_started: 'La vérification a commencé',
  pages_schedule_saved: 'La planification a été enregistrée',
  pages_import_started: 'L’import a commencé',
  import_running: 'Un import est en cours',
  import_state: 'Ce n’est pas possible dans l’état actuel de l’import. Rechargez la page',
  check_running: 'Une vérification est en cours',
  too_many_pages: 'Un site web peut avoir ici au maximum {max} pages',
  pages_problem_unexpected: 'Une erreur inattendue s’est produite',
  pages_problem_import_time_over: 'Terminé après 60 minutes',
  pages_problem_page_too_large: 'La page dépasse 5 Mo',
  pages_problem_page_not_read: 'La page n’a pas pu être lue',
  pages_problem_page_other_host: 'La page se trouve sur un autre hôte',
  pages_problem_page_robots: 'robots.txt n’autorise pas cette page',
  pages_problem_robots_unreachable: 'robots.txt n’a pas pu être lu, donc aucune page n’a été lue',
  pages_problem_page_unreadable: 'Pas de réponse',
  pages_problem_page_not_public: 'L’URL n’est pas publique',
  pages_problem_page_redirects: 'Trop de redirections',
  pages_problem_sitemap_invalid: 'ce n’est pas un sitemap, ou il dépasse 50 Mo',
} satisfies Words<typeof english>;

import type english from '../../en/messages/pages.ts';
import type { Words } from '../../words.ts';

export default {
  pages_added: 'Hinzugefügte Seiten: {count}',
  pages_saved: 'Gespeichert',
  pages_deleted: 'Die Seiten wurden aus der Liste gelöscht',
  pages_check_started: 'Die Prüfung hat begonnen',
  pages_schedule_saved: 'Der Zeitplan wurde gespeichert',
  pages_import_started: 'Der Import hat begonnen',
  import_running: 'Ein Import läuft bereits',
  import_state: 'Das ist im jetzigen Zustand des Imports nicht möglich. Laden Sie die Seite neu',
  check_running: 'Eine Prüfung läuft bereits',
  too_many_pages: 'Eine Website kann hier höchstens {max} Seiten haben',
  pages_problem_unexpected: 'Etwas Unerwartetes ist schiefgegangen',
  pages_problem_import_time_over: 'Nach 60 Minuten beendet',
  pages_problem_page_too_large: 'Die Seite ist größer als 5 MB',
  pages_problem_page_not_read: 'Die Seite konnte nicht gelesen werden',
  pages_problem_page_other_host: 'Die Seite liegt auf einem anderen Host',
  pages_problem_page_robots: 'robots.txt erlaubt diese Seite nicht',
  pages_problem_robots_unreachable: 'robots.txt konnte nicht gelesen werden, daher wurde keine Seite gelesen',
  pages_problem_page_unreadable: 'Keine Antwort',
  pages_problem_page_not_public: 'Die URL ist nicht öffentlich',
  pages_problem_page_redirects: 'Zu viele Weiterleitungen',
  pages_problem_sitemap_invalid: 'keine Sitemap oder größer als 50 MB',
} satisfies Words<typeof english>;

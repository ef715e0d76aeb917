import type english from '../../en/messages/pages.ts';
import type { Words } from '../../words.ts';

export default {
  pages_added: 'Pagine aggiunte: {count}',
  pages_saved: 'Salvato',
  pages_deleted: 'Le pagine sono state eliminate dall’elenco',
  pages_check_started: 'Il controllo è iniziato',
  pages_schedule_saved: 'La pianificazione è stata salvata',
  pages_import_started: 'L’importazione è iniziata',
  import_running: 'È in corso un’importazione',
  import_state: 'Non è possibile nello stato attuale dell’importazione. Ricarica la pagina',
  check_running: 'È in corso un controllo',
  too_many_pages: 'Un sito web può avere qui al massimo {max} pagine',
  pages_problem_unexpected: 'Si è verificato un errore imprevisto',
  pages_problem_import_time_over: 'Terminata dopo 60 minuti',
  pages_problem_page_too_large: 'La pagina supera i 5 MB',
  pages_problem_page_not_read: 'Non è stato possibile leggere la pagina',
  pages_problem_page_other_host: 'La pagina si trova su un altro host',
  pages_problem_page_robots: 'robots.txt non consente questa pagina',
  pages_problem_robots_unreachable: 'Non è stato possibile leggere robots.txt, quindi nessuna pagina è stata letta',
  pages_problem_page_unreadable: 'Nessuna risposta',
  pages_problem_page_not_public: 'L’URL non è pubblico',
  pages_problem_page_redirects: 'Troppi reindirizzamenti',
  pages_problem_sitemap_invalid: 'non è una sitemap o supera i 50 MB',
} satisfies Words<typeof english>;

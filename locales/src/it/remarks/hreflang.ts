import type english from '../../en/remarks/hreflang.ts';
import type { Words } from '../../words.ts';

export default {
  form: '«{part}» non è un codice: scrivi lingua-paese, per esempio en-GB.',
  unknown_language: '«{part}» non è una lingua ISO 639-1.',
  country_alone: '«{part}» è solo un paese; prima va indicata la lingua.',
  unknown_script: '«{part}» non è un alfabeto ISO 15924.',
  unknown_country: '«{part}» non è un paese ISO 3166-1.',
  meant: 'Probabilmente si intende {meant}.',
  not_absolute: 'L’indirizzo deve essere completo, con https:// all’inizio.',
  duplicate: 'Questo codice compare già più sopra; ogni codice si usa una volta sola.',
  unreadable: 'Non è stato possibile leggere la pagina.',
  status: 'La pagina risponde con lo stato {status}.',
  redirected: 'L’indirizzo rimanda a {url}; indica quello.',
  no_return: 'Nella pagina mancano i link a: {list}.',
  other_canonical: 'L’indirizzo canonico è un altro: {url}.',
  every_page:
    'Inserisci questo stesso insieme in ogni pagina dell’elenco: ogni pagina indica sé stessa e tutte le altre, altrimenti le indicazioni vengono ignorate.',
  no_default: 'Manca x-default: indica la pagina per tutti gli altri.',
  one_page: 'Una sola pagina non ha bisogno di hreflang.',
  no_generic: 'Ci sono più paesi ma nessuna pagina per {language} in generale: altrove si vede la x-default.',
  not_https: 'Alcuni indirizzi iniziano con http://, altri con https://.',
  left_out: 'Righe escluse dal codice perché contengono errori: {count}.',
  too_many: 'Sono state lette solo le prime {limit} righe.',
  sitemap_part: 'La sitemap è riportata per le prime {count} pagine; le altre ripetono gli stessi link.',
  checked_part: 'Pagine verificate online: le prime {count}.',
  header_not_checked: 'I link di ritorno non sono stati verificati: in questo formato non si trovano nelle pagine.',
} satisfies Words<typeof english>;

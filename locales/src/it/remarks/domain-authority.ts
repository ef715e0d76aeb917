import type english from '../../en/remarks/domain-authority.ts';
import type { Words } from '../../words.ts';

export default {
  explained:
    'Stime di questa piattaforma dall’elenco di posizioni inserito: posizione 1 vale 100, posizione 100 milioni vale 0, in scala logaritmica. Una pagina perde 5 punti per cartella e arriva al massimo a 10 se non risponde 200. Servono a confrontare; non sono dati di Moz o Google.',
  connected: 'Fonte: {source}, {date}. Forza in base ai link da altri domini, da 0 a 100; serve solo a confrontare pagine.',
  no_list: 'Nessun dato: non è collegata alcuna fonte di posizioni. Incolla un elenco CSV (dominio; posizione).',
  no_data: 'nessun dato',
} satisfies Words<typeof english>;

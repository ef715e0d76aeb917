import type english from '../../en/interface/errors.ts';
import type { Words } from '../../words.ts';

export default {
  generic: 'Errore generico',
  tooLarge: 'Questo file è troppo grande',
  server: 'Errore del server',
  unreachable: '{{product}} non è raggiungibile al momento.',
  unreachableBanner:
    '{{product}} non è raggiungibile al momento. Il tuo lavoro resta in questa pagina e continuiamo a riprovare.',
  offline: 'Non c’è connessione. Non è stato inviato nulla.',
  offlineOrder: 'Non c’è connessione. Non è stato ordinato nulla.',
  offlineBanner: 'Non c’è connessione. Il tuo lavoro resta su questa pagina. Nulla viene inviato finché non riprovi.',
  timeout: 'Il server non ha risposto entro un minuto. Controlla se l’operazione è stata eseguita prima di riprovare.',
  safe: 'Il server non ha risposto come previsto. I tuoi documenti sono al sicuro. Riprova tra un momento.',
  pageTitle: 'Non è stato possibile mostrare questa pagina',
  newVersion: 'È disponibile una nuova versione',
  newVersionLead: 'Ricarica la pagina per continuare.',
  reload: 'Ricarica',
  chunkTitle: 'Una parte di questa pagina non si è caricata',
  chunk: 'Forse la connessione è caduta, o c’è una nuova versione. Di solito basta ricaricare la pagina.',
} satisfies Words<typeof english>;

import type english from '../../en/interface-later/outside-data.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Dati dall’esterno',
  lead: 'Forza dei domini, volumi di ricerca e tendenze arrivano dal tuo accesso a DataForSEO. Senza, gli strumenti usano i dati che incolli o dicono che non ce ne sono.',
  connect: 'Collega DataForSEO',
  change: 'Modifica l’accesso',
  login: 'Login API',
  password: 'Password API',
  hint: 'Li trovi nella pagina di accesso API del tuo account DataForSEO. La password è conservata cifrata e non viene mostrata a nessuno.',
  test: 'Prova',
  remove: 'Scollega',
  ending: 'la password finisce con {{ending}}',
  checked: 'verificato: {{ago}}',
  failed: 'Impossibile caricare l’accesso',
  loss: 'Gli strumenti non interrogano più DataForSEO. Ciò che è stato creato resta.',
  states: {
    ok: 'Collegato',
    failing: 'Con errori',
  },
} satisfies Words<typeof english>;

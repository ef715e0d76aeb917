import type english from '../../en/interface-later/outside-data.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Zahlen von außen',
  lead: 'Domainstärke, Suchvolumen und Trends kommen über Ihren eigenen Zugang zu DataForSEO. Ohne ihn nehmen die Werkzeuge Zahlen, die Sie einfügen, oder sagen, dass es keine gibt.',
  connect: 'DataForSEO verbinden',
  change: 'Zugang ändern',
  login: 'API-Login',
  password: 'API-Passwort',
  hint: 'Beides steht auf der Seite „API Access“ Ihres DataForSEO-Kontos. Das Passwort wird verschlüsselt aufbewahrt und niemandem gezeigt.',
  test: 'Testen',
  remove: 'Trennen',
  ending: 'Passwort endet auf {{ending}}',
  checked: 'geprüft: {{ago}}',
  failed: 'Der Zugang konnte nicht geladen werden',
  loss: 'Die Werkzeuge fragen DataForSEO nicht mehr. Was entstanden ist, bleibt.',
  states: {
    ok: 'Verbunden',
    failing: 'Gestört',
  },
} satisfies Words<typeof english>;

import type english from '../../en/interface-later/seats.ts';
import type { Words } from '../../words.ts';

export default {
  taken: '{{used}} von {{max}} Plätzen',
  title: 'Plätze',
  search: 'Plätze suchen',
  none: 'Niemand gefunden',
  invite: 'Einladen',
  inviteTitle: 'Jemanden einladen',
  full: 'Alle Plätze sind vergeben. Löschen Sie einen Platz oder eine Einladung, um Raum zu schaffen.',
  person: 'Person',
  role: 'Rolle',
  state: 'Status',
  workspaces: 'Arbeitsbereiche',
  seen: 'Zuletzt aktiv',
  expires: 'Link gültig bis {{day}}',
  expired: 'Link abgelaufen',
  states: {
    invited: 'Eingeladen',
    active: 'Aktiv',
    disabled: 'Deaktiviert',
  },
  access: 'Zugriffsstufe',
  levels: {
    master: 'Master',
    user: 'Benutzer',
  },
  levelHelp: {
    master: 'Tritt allen Arbeitsbereichen des Kontos bei',
    user: 'Tritt den gewählten Arbeitsbereichen bei',
  },
  noWorkspaces: 'Es gibt noch keine Arbeitsbereiche.',
  sendInvitation: 'Einladung senden',
  resend: 'Link erneut senden',
  edit: 'Ändern',
  editTitle: '{{name}} ändern',
  forceControlPanel: 'Darf die Systemsteuerung öffnen',
  disable: 'Deaktivieren',
  enable: 'Aktivieren',
  disableTitle: '{{name}} deaktivieren?',
  disableLead:
    '{{name}} wird sofort überall abgemeldet, API-Tokens gelten nicht mehr. Sie können den Platz wieder aktivieren, die Dokumente bleiben.',
  delete: 'Platz löschen',
  withdraw: 'Einladung zurückziehen',
  loss: '{{name}} wird überall abgemeldet und verliert jeden Zugang. Persönliche Dokumente kommen in Ihren persönlichen Arbeitsbereich, die in Arbeitsbereichen bleiben dort.',
  lossInvitation: 'Der Link an {{email}} gilt nicht mehr.',
  handOver: 'Konto übergeben',
  handOverLead:
    '{{name}} übernimmt die Rolle der Gründung, Sie bleiben mit Inhaberrechten im Konto. Nur {{name}} kann es zurückgeben.',
  impersonate: 'Als Person anmelden',
  invitationTitle: '{{company}} beitreten',
  invitationLead: '{{name}} lädt Sie ein. Wählen Sie Ihren Namen und ein Passwort für {{email}}.',
  invitationPlain: 'Sie sind eingeladen. Wählen Sie Ihren Namen und ein Passwort für {{email}}.',
  accept: 'Einladung annehmen',
  noInvitation: 'Dieser Link gilt nicht',
  resetFactor: 'Zwei-Faktor-Anmeldung ausschalten',
  unlinkSignOn: 'Single Sign-on trennen',
  lossSignOn:
    '{{name}} kann sich nicht mehr mit dem verknüpften Benutzer der Firmenanmeldung anmelden. Die nächste Anmeldung mit dieser E-Mail-Adresse verknüpft einen neuen.',
  lossFactor:
    '{{name}} meldet sich dann nur noch mit dem Passwort an. Authenticator-App und Wiederherstellungscodes gelten nicht mehr.',
} satisfies Words<typeof english>;

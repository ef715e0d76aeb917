// What is said of sessions, impersonation and passwords.
import type { InterfaceLanguage } from '@folio/contract/languages';

const en = {
  invitation_mail_text_alone:
    'Hello,\n\n{name} invites you to work together. Open this link within {days} days to choose your name and password:',
  invitation_mail_subject_alone: '{name} invites you',
  audit_session_began: 'Logged in',
  audit_session_refused: 'Failed login for {subject}',
  audit_session_ended: 'Logged out',
  audit_password_changed: 'Changed the password',
  audit_password_reset_asked: 'Asked to reset the password',
  audit_password_reset: 'Reset the password',
  audit_model_connection_created: 'Added the model connection {subject}',
  audit_model_connection_changed: 'Changed the model connection {subject}',
  audit_model_connection_deleted: 'Deleted the model connection {subject}',
  audit_model_connection_tested: 'Tested the model connection {subject}',
  audit_platform_model_chosen: 'Chose a model for the platform: {subject}',
  audit_audit_exported: 'Exported the audit log',
  impersonation_ended: 'Impersonation has ended. Please log in again.',
  impersonation_closed: 'This cannot be done while acting as somebody else. Leave the impersonation first.',
  password_mail_subject: 'Your password was changed',
  password_mail_text:
    'Hello {name},\n\nyour password was changed. All other devices were logged out, and your API tokens no longer work.',
  password_mail_button: 'Reset your password',
  password_mail_foot: 'If it was you, there is nothing to do. If not, reset your password at once and tell your administrator.',
};

const it: typeof en = {
  invitation_mail_text_alone:
    'Ciao,\n\n{name} ti invita a lavorare insieme. Apri questo link entro {days} giorni per scegliere nome e password:',
  invitation_mail_subject_alone: '{name} ti invita',
  audit_session_began: 'Accesso effettuato',
  audit_session_refused: 'Accesso non riuscito per {subject}',
  audit_session_ended: 'Disconnessione',
  audit_password_changed: 'Password modificata',
  audit_password_reset_asked: 'Richiesta la reimpostazione della password',
  audit_password_reset: 'Password reimpostata',
  audit_model_connection_created: 'Aggiunta la connessione al modello {subject}',
  audit_model_connection_changed: 'Modificata la connessione al modello {subject}',
  audit_model_connection_deleted: 'Eliminata la connessione al modello {subject}',
  audit_model_connection_tested: 'Verificata la connessione al modello {subject}',
  audit_platform_model_chosen: 'Scelto un modello per la piattaforma: {subject}',
  audit_audit_exported: 'Esportato il registro attività',
  impersonation_ended: 'L’impersonificazione è terminata. Accedi di nuovo.',
  impersonation_closed: 'Non è possibile farlo mentre agisci come un’altra persona. Termina prima l’impersonificazione.',
  password_mail_subject: 'La tua password è stata modificata',
  password_mail_text:
    'Ciao {name},\n\nla tua password è stata modificata. Tutti gli altri dispositivi sono stati disconnessi e i tuoi token API non funzionano più.',
  password_mail_button: 'Reimposta la password',
  password_mail_foot:
    'Se sei stato tu, non devi fare nulla. In caso contrario, reimposta subito la password e avvisa il tuo amministratore.',
};

const de: typeof en = {
  invitation_mail_text_alone:
    'Guten Tag,\n\n{name} lädt Sie zur Zusammenarbeit ein. Öffnen Sie innerhalb von {days} Tagen diesen Link, um Namen und Passwort zu wählen:',
  invitation_mail_subject_alone: '{name} lädt Sie ein',
  audit_session_began: 'Angemeldet',
  audit_session_refused: 'Fehlgeschlagene Anmeldung von {subject}',
  audit_session_ended: 'Abgemeldet',
  audit_password_changed: 'Passwort geändert',
  audit_password_reset_asked: 'Zurücksetzen des Passworts angefordert',
  audit_password_reset: 'Passwort zurückgesetzt',
  audit_model_connection_created: 'Modellverbindung {subject} hinzugefügt',
  audit_model_connection_changed: 'Modellverbindung {subject} geändert',
  audit_model_connection_deleted: 'Modellverbindung {subject} gelöscht',
  audit_model_connection_tested: 'Modellverbindung {subject} getestet',
  audit_platform_model_chosen: 'Modell für die Plattform gewählt: {subject}',
  audit_audit_exported: 'Protokoll exportiert',
  impersonation_ended: 'Der Identitätswechsel ist beendet. Bitte melden Sie sich erneut an.',
  impersonation_closed: 'Das geht nicht, während Sie als eine andere Person handeln. Beenden Sie zuerst den Identitätswechsel.',
  password_mail_subject: 'Ihr Passwort wurde geändert',
  password_mail_text:
    'Guten Tag {name},\n\nIhr Passwort wurde geändert. Alle anderen Geräte wurden abgemeldet, und Ihre API-Token funktionieren nicht mehr.',
  password_mail_button: 'Passwort zurücksetzen',
  password_mail_foot:
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, setzen Sie Ihr Passwort sofort zurück und informieren Sie Ihre Administration.',
};

const es: typeof en = {
  invitation_mail_text_alone:
    'Hola:\n\n{name} te invita a trabajar en equipo. Abre este enlace en un plazo de {days} días para elegir tu nombre y contraseña:',
  invitation_mail_subject_alone: '{name} te invita',
  audit_session_began: 'Inicio de sesión',
  audit_session_refused: 'Inicio de sesión fallido de {subject}',
  audit_session_ended: 'Cierre de sesión',
  audit_password_changed: 'Contraseña cambiada',
  audit_password_reset_asked: 'Restablecimiento de contraseña solicitado',
  audit_password_reset: 'Contraseña restablecida',
  audit_model_connection_created: 'Conexión de modelo {subject} añadida',
  audit_model_connection_changed: 'Conexión de modelo {subject} modificada',
  audit_model_connection_deleted: 'Conexión de modelo {subject} eliminada',
  audit_model_connection_tested: 'Conexión de modelo {subject} probada',
  audit_platform_model_chosen: 'Modelo elegido para la plataforma: {subject}',
  audit_audit_exported: 'Registro de auditoría exportado',
  impersonation_ended: 'La suplantación ha terminado. Inicia sesión de nuevo.',
  impersonation_closed: 'No se puede hacer esto mientras actúas como otra persona. Sal primero de la suplantación.',
  password_mail_subject: 'Se ha cambiado tu contraseña',
  password_mail_text:
    'Hola, {name}:\n\nse ha cambiado tu contraseña. Se ha cerrado la sesión en todos los demás dispositivos y tus tokens de API ya no funcionan.',
  password_mail_button: 'Restablecer la contraseña',
  password_mail_foot:
    'Si has sido tú, no tienes que hacer nada. Si no, restablece tu contraseña de inmediato y avisa a tu administrador.',
};

const fr: typeof en = {
  invitation_mail_text_alone:
    'Bonjour,\n\n{name} vous invite à travailler ensemble. Ouvrez ce lien dans les {days} jours pour choisir votre nom et votre mot de passe :',
  invitation_mail_subject_alone: '{name} vous invite',
  audit_session_began: 'Connexion',
  audit_session_refused: 'Échec de connexion de {subject}',
  audit_session_ended: 'Déconnexion',
  audit_password_changed: 'Mot de passe modifié',
  audit_password_reset_asked: 'Réinitialisation du mot de passe demandée',
  audit_password_reset: 'Mot de passe réinitialisé',
  audit_model_connection_created: 'Connexion au modèle {subject} ajoutée',
  audit_model_connection_changed: 'Connexion au modèle {subject} modifiée',
  audit_model_connection_deleted: 'Connexion au modèle {subject} supprimée',
  audit_model_connection_tested: 'Connexion au modèle {subject} testée',
  audit_platform_model_chosen: 'Modèle choisi pour la plateforme : {subject}',
  audit_audit_exported: 'Journal d’audit exporté',
  impersonation_ended: 'La prise d’identité est terminée. Veuillez vous reconnecter.',
  impersonation_closed: 'Cette action est impossible pendant une prise d’identité. Quittez-la d’abord.',
  password_mail_subject: 'Votre mot de passe a été modifié',
  password_mail_text:
    'Bonjour {name},\n\nvotre mot de passe a été modifié. Tous les autres appareils ont été déconnectés et vos jetons d’API ne fonctionnent plus.',
  password_mail_button: 'Réinitialiser le mot de passe',
  password_mail_foot:
    'Si c’était vous, vous n’avez rien à faire. Sinon, réinitialisez immédiatement votre mot de passe et prévenez votre administrateur.',
};

const pt: typeof en = {
  invitation_mail_text_alone:
    'Olá,\n\n{name} convida você para trabalhar em equipe. Abra este link em até {days} dias para escolher seu nome e sua senha:',
  invitation_mail_subject_alone: '{name} convida você',
  audit_session_began: 'Entrou',
  audit_session_refused: 'Falha de login de {subject}',
  audit_session_ended: 'Saiu',
  audit_password_changed: 'Senha alterada',
  audit_password_reset_asked: 'Redefinição de senha solicitada',
  audit_password_reset: 'Senha redefinida',
  audit_model_connection_created: 'Conexão de modelo {subject} adicionada',
  audit_model_connection_changed: 'Conexão de modelo {subject} alterada',
  audit_model_connection_deleted: 'Conexão de modelo {subject} excluída',
  audit_model_connection_tested: 'Conexão de modelo {subject} testada',
  audit_platform_model_chosen: 'Modelo escolhido para a plataforma: {subject}',
  audit_audit_exported: 'Log de auditoria exportado',
  impersonation_ended: 'A personificação terminou. Entre novamente.',
  impersonation_closed: 'Isso não pode ser feito enquanto você age como outra pessoa. Encerre primeiro a personificação.',
  password_mail_subject: 'Sua senha foi alterada',
  password_mail_text:
    'Olá, {name},\n\nsua senha foi alterada. Todos os outros dispositivos foram desconectados e seus tokens de API não funcionam mais.',
  password_mail_button: 'Redefinir a senha',
  password_mail_foot:
    'Se foi você, não é preciso fazer nada. Caso contrário, redefina sua senha imediatamente e avise seu administrador.',
};

export const sessionMessages: Record<InterfaceLanguage, typeof en> = { en, it, de, es, fr, 'pt-BR': pt };

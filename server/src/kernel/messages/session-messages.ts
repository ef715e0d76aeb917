// What is said of sessions, impersonation and passwords.
import type { InterfaceLanguage } from '@folio/contract/languages';

const en = {
  impersonation_ended: 'Impersonation has ended. Please log in again.',
  impersonation_closed: 'This cannot be done while acting as somebody else. Leave the impersonation first.',
  password_mail_subject: 'Your password was changed',
  password_mail_text:
    'Hello {name},\n\nyour password was changed. All other devices were logged out, and your API tokens no longer work.',
  password_mail_button: 'Reset your password',
  password_mail_foot: 'If it was you, there is nothing to do. If not, reset your password at once and tell your administrator.',
};

const it: typeof en = {
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

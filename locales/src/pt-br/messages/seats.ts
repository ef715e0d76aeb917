import type english from '../../en/messages/seats.ts';
import type { Words } from '../../words.ts';

export default {
  invitation_mail_text_alone:
    'Olá,\n\n{name} convida você para trabalhar em equipe. Abra este link em até {days} dias para escolher seu nome e sua senha:',
  invitation_mail_subject_alone: '{name} convida você',
  audit_seat_invited: 'Convidou {subject}',
  audit_seat_invited_again: 'Convidou {subject} de novo',
  audit_seat_accepted: 'Aceitou o convite para {subject}',
  audit_seat_changed: 'Alterou o lugar de {subject}',
  audit_seat_withdrawn: 'Retirou o convite de {subject}',
  audit_seat_deleted: 'Excluiu o lugar de {subject}',
  audit_account_handed_over: 'Passou a conta para {subject}',
  seat_invited: 'O convite para {email} está a caminho',
  invitation_mail_failed: 'O lugar está reservado, mas o e-mail para {email} não pôde ser enviado. Envie-o novamente mais tarde.',
  seat_changed: 'As alterações foram salvas',
  seat_deleted: 'A pessoa foi removida',
  invitation_withdrawn: 'O convite foi retirado',
  seat_not_found: 'Este lugar não foi encontrado',
  seat_limit: 'Todos os {max} lugares estão ocupados, incluindo convites',
  seat_waits: 'Isso pode ser alterado depois que o convite for aceito',
  seat_taken: 'Este convite já foi aceito',
  already_in_team: 'Esta pessoa já faz parte da sua conta',
  already_invited: 'Já existe um convite para este e-mail',
  founder_protected: 'Quem fundou a conta não pode ser alterado nem removido. Primeiro transfira a conta.',
  own_seat: 'Você não pode alterar sua própria função ou seu acesso',
  last_owner: 'Uma conta precisa de pelo menos um proprietário ativo',
  hand_over_needs_active: 'A conta pode ser transferida para uma pessoa ativa dela',
  account_handed_over: 'A conta foi transferida para {name}',
  invitation_link_invalid: 'Este convite já foi usado ou retirado, ou um link mais recente foi enviado',
  invitation_expired: 'Este convite expirou. Peça a quem convidou você para enviá-lo novamente.',
  invitation_email_taken: 'Já existe uma conta com {email}. Entre com ela ou peça um convite para outro endereço.',
  invitation_mail_subject: '{name} convida você para {company}',
  invitation_mail_text:
    'Olá,\n\n{name} convida você para trabalhar com {company}. Abra este link em até {days} dias para escolher seu nome e sua senha:',
  invitation_mail_button: 'Aceitar o convite',
  invitation_mail_foot: 'O link funciona uma vez. Se você não conhece {name}, ignore este e-mail.',
} satisfies Words<typeof english>;

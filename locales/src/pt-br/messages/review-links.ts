import type english from '../../en/messages/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  review_link_unknown: 'Este link não existe. Peça um novo à pessoa que o enviou.',
  review_link_ended: 'Este link expirou',
  review_link_of_guest:
    'Este link é para o convidado a quem foi enviado. Você está conectado como membro desta empresa: abra a tarefa no Folio.',
  review_code_needed: 'Insira o código que foi enviado a você por e-mail',
  review_code_wrong: 'O código está errado ou expirou. Solicite um novo.',
  guest_may_not: 'Este link não permite isso',
  review_link_not_found: 'Este link de revisão não foi encontrado',
  review_link_revoked: 'Este link de revisão foi revogado. Crie um novo.',
  review_link_created: 'O link de revisão foi enviado para {email}',
  review_link_not_mailed:
    'O link de revisão foi criado, mas o e-mail para {email} não pôde ser enviado. Verifique o servidor de e-mail e crie um novo link.',
  review_link_in_outbox:
    'O link de revisão foi criado. Nenhum servidor de e-mail está configurado: o e-mail para {email} está na pasta outbox.',
  review_link_mail_failed:
    'O link de revisão foi criado, mas não foi possível enviar o e-mail para {email}. Copie o link e envie você mesmo.',
  review_link_extended: 'O link de revisão foi prorrogado',
  review_link_revoked_now: 'O link de revisão foi revogado',
  question_not_found: 'Esta pergunta não está aberta',
  question_waived: 'A pergunta foi dispensada',
  task_question_open: '{guest} pergunta: “{question}”. Responda, resolva ou dispense a pergunta antes de publicar.',
  review_link_mail_subject: '{company}: revise “{title}”',
  review_link_mail_subject_many: '{company}: revise {count} textos',
  review_link_mail_hello: 'Olá, {guest}!',
  review_link_mail_text: '{name}, de {company}, pede que você revise:',
  review_link_mail_text_own: '{name} pede que você revise:',
  review_link_mail_note: '{name} escreve: {note}',
  review_link_mail_button: 'Abrir a revisão',
  review_link_mail_foot:
    'Este link é pessoal e vale até {day}. Em outro navegador, ele pede um código enviado para este endereço.',
  review_code_mail_subject: 'Seu código para a revisão de {company}',
  review_code_mail_text:
    'Seu código é {code}. Ele vale por 10 minutos. Se você não o solicitou, ignore este e-mail e avise a pessoa que enviou o link.',
  review_code_mail_foot: 'Ninguém da empresa pedirá este código a você.',
  review_link_refused_subject: '{guest} diz que um link de revisão não é para ela ou ele',
  review_link_refused_text:
    'O link de revisão para {guest} ({email}) foi recusado e terminou. Confira o endereço e crie um novo link.',
  review_link_reported_text:
    'Alguém que não consegue abrir o link de revisão de {guest} ({email}) informa que ele não é para si. O link continua funcionando: verifique o e-mail e revogue o link se estiver errado.',
  audit_review_link_created: 'Criou um link de revisão para {subject}',
  audit_review_link_extended: 'Prorrogou o link de revisão de {subject}',
  audit_review_link_revoked: 'Revogou o link de revisão de {subject}',
  audit_review_link_refused: 'O link de revisão de {subject} foi recusado pelo destinatário',
  audit_task_question_waived: 'Dispensou a pergunta de um convidado sobre {subject}',
  audit_campaign_guest_decided: 'Decisão de um convidado sobre uma campanha: {subject}',
  audit_task_guest_decided: 'Decisão de um convidado sobre uma tarefa: {subject}',
  audit_review_link_reported: 'O link de revisão de {subject} foi denunciado em um navegador não confirmado',
  review_link_mail_reminder: '{company}: lembrete, revise “{title}”',
} satisfies Words<typeof english>;

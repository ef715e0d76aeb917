import type english from '../../en/messages/remote-sites.ts';
import type { Words } from '../../words.ts';

export default {
  WEBSITE_UNREACHABLE: 'O site {detail} está inacessível ou não responde',
  WEBSITE_NOT_PUBLIC: 'O endereço {detail} não é um site público',
  WEBSITE_REFUSED_LOGIN: '{detail} recusou o usuário ou a senha',
  WEBSITE_NO_RIGHT: 'O usuário não pode escrever posts em {detail}',
  WEBSITE_NO_API: 'Neste endereço, {detail} não aceita documentos',
  WEBSITE_REJECTED: 'O site não aceitou o documento (resposta {detail})',
  WEBSITE_SECRET_LOST: 'A senha guardada não pode mais ser lida. Informe-a de novo.',
  WEBSITE_MOVED: 'O site redireciona para {detail}. Informe esse endereço.',
  WEBSITE_REDIRECTS: 'O site {detail} redireciona em círculo. Corrija os redirecionamentos e depois teste a conexão.',
  WEBSITE_FAILING: 'O site responde com um erro: {detail}',
  WEBSITE_CERTIFICATE:
    'O certificado de {detail} não é válido: pode estar expirado, ser autoassinado ou de outro host. Corrija no site e depois teste a conexão.',
} satisfies Words<typeof english>;

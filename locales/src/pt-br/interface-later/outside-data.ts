import type english from '../../en/interface-later/outside-data.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Números de fora',
  lead: 'Força de domínios, volumes de busca e tendências vêm do seu próprio acesso à DataForSEO. Sem ele, as ferramentas usam os números que você cola ou dizem que não há.',
  connect: 'Conectar a DataForSEO',
  change: 'Alterar o acesso',
  login: 'Login da API',
  password: 'Senha da API',
  hint: 'Os dois estão na página de acesso à API da sua conta DataForSEO. A senha é guardada cifrada e não é mostrada a ninguém.',
  test: 'Testar',
  remove: 'Desconectar',
  ending: 'a senha termina em {{ending}}',
  checked: 'verificado: {{ago}}',
  failed: 'Não foi possível carregar o acesso',
  loss: 'As ferramentas deixam de consultar a DataForSEO. O que foi feito permanece.',
  states: {
    ok: 'Conectado',
    failing: 'Com falha',
  },
} satisfies Words<typeof english>;

import type english from '../../en/interface-later/changed-meanwhile.ts';
import type { Words } from '../../words.ts';

export default {
  title: '“{{name}}” mudou nesse meio-tempo',
  lead: 'Alguém salvou outra versão depois que você abriu. O que você inseriu continua aqui e não foi salvo.',
  keepSaved: 'Ficar com a versão salva',
  saveMine: 'Salvar minhas alterações',
} satisfies Words<typeof english>;

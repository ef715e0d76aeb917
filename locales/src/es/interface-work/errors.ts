import type english from '../../en/interface-work/errors.ts';
import type { Words } from '../../words.ts';

export default {
  notFound: 'No se encontró la página solicitada.',
  notFoundLead: 'Puede que la dirección esté mal escrita o que el contenido se haya eliminado.',
  toDashboard: 'Ir al panel',
} satisfies Words<typeof english>;

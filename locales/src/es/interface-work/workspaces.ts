import type english from '../../en/interface-work/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  chooseTitle: '¿Dónde quieres trabajar?',
  chooseLead: 'Los documentos pertenecen al espacio donde se piden. Puedes cambiarlo cuando quieras.',
  firstTitle: 'Trabajar en equipo',
  noneYet: 'Un espacio de trabajo reúne documentos que comparten varias personas. Aún no tienes ninguno.',
  noneForYou: 'Aún no perteneces a ningún espacio de trabajo. Un propietario de la cuenta puede añadirte.',
  personalLead: 'Solo tú ves lo que hay aquí',
  members_one: '{{count}} miembro',
  members_other: '{{count}} miembros',
  documents_one: '{{count}} documento',
  documents_other: '{{count}} documentos',
  new: 'Crear un espacio de trabajo',
  create: 'Crear',
  name: 'Nombre del espacio de trabajo',
  nameNeeded: 'Ponle un nombre al espacio de trabajo',
  goOn: 'Trabajar en el personal',
  team: 'Mi equipo',
  noTeam: 'Aún no compartes ningún espacio de trabajo.',
  more_one: 'y {{count}} más',
  more_other: 'y {{count}} más',
  invite: 'Invitar',
  mine: 'Mis espacios de trabajo',
} satisfies Words<typeof english>;

export default {
  note: 'Note',
  noteHint: 'Pour les linguistes, par exemple où le terme est employé',
  forbidden: 'Traduction interdite',
  forbiddenHint: 'Une traduction qui l’emploie reçoit un avertissement',
};

import type meetingMinutes from '../audio/meeting-minutes.tool.ts';
import type { AnswerOf } from '../define-tool.ts';

export default {
  title: 'Autumn catalogue',
  date: '2026-08-24',
  participants: ['Ines Falk', 'Tomas Berg'],
  summary:
    'The meeting settled the print run and the remaining work for the autumn catalogue. 4,000 copies will be printed, as last year, and the printer needs the files by 12 September. Only the photos of the boots are still missing. Whether there will be an online version was left open.',
  topics: [
    { title: 'Files for the printer', points: ['Ines said that the printer needs the files by 12 September.'] },
    {
      title: 'Photos',
      points: ['Tomas reported that the photos are done except for the boots, which he can shoot on Thursday.'],
    },
    { title: 'Print run', points: ['Ines proposed 4,000 copies, as last year. Tomas agreed.'] },
    {
      title: 'Online version',
      points: ['Tomas asked about the online version. Ines said that it stays open until the shop relaunch has a date.'],
    },
  ],
  decisions: ['4,000 copies of the autumn catalogue will be printed, as last year.'],
  actions: [
    { task: 'Shoot the photos of the boots', owner: 'Tomas Berg', due: 'Thursday' },
    { task: 'Deliver the files to the printer', owner: 'not assigned', due: '12 September' },
  ],
  open_points: ['Online version of the catalogue: open until the shop relaunch has a date.'],
} satisfies AnswerOf<typeof meetingMinutes>;

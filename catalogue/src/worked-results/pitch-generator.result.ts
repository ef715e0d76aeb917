import type { AnswerOf } from '../define-tool.ts';
import type pitchGenerator from '../writer/pitch-generator.tool.ts';

export default {
  title: 'Kornblick: grain examined before it is unloaded',
  hook: 'A mill learns about fungus in its grain when the lorry is already empty, and by then the whole silo may be lost.',
  pitch:
    'One bad load spoils a silo of 800 tonnes. The mill could refuse it, if it knew in time. Today it finds out when the lorry is already unloaded: too late for anything but the damage.\n\nKornblick moves that answer to the gate. Our probe examines the grain on the lorry within four minutes. It needs no laboratory. The result stands on the phone of the person at the gate before anything is unloaded, so the decision falls where it costs least.\n\nThis is not a plan. Nine mills in Denmark use Kornblick. Since March they have turned away 31 loads, and each of them could have ended in a silo.\n\nYou invest early in food technology. Here is a device that works, a risk that every mill knows, and the first nine customers. What we want to build with you is the step from these nine to the next.',
  closing: 'We would like to show you the probe at work in one of the mills.',
  email_subject: '31 bad loads stopped at the gate',
} satisfies AnswerOf<typeof pitchGenerator>;

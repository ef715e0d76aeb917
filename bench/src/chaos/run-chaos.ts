// `npm run chaos`: half an hour of it; exit code 1 where anything was lost, done twice or got stuck, or nothing was done. `CHAOS_SEED` repeats the disturbances
// of a run, `CHAOS_MINUTES` and `CHAOS_RATE` (operations in a second) change its length and its load.
import { runChaos } from './chaos.ts';
import { describeResult, isBlind } from './describe-result.ts';

const seed = Number(process.env['CHAOS_SEED'] ?? Math.floor(Math.random() * 1_000_000_000));
const minutes = Number(process.env['CHAOS_MINUTES'] ?? 30);
const perSecond = Number(process.env['CHAOS_RATE'] ?? 10);
const say = (line: string) => void process.stdout.write(`${line}\n`);

say(`chaos: seed ${seed}, ${minutes} minutes, ${perSecond} operations in a second`);
const result = await runChaos({ seed, minutes, perSecond, shiftsDatabase: true, say });
for (const line of describeResult(result)) say(line);
process.exit(result.records.violations.length > 0 || isBlind(result) ? 1 : 0);

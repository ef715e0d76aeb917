// `npm run simulate -- http://127.0.0.1:3000 --teams 1000 --speed 60 --minutes 10`: a mixed day of many teams against a running installation.
import { parseArgs } from 'node:util';
import { describeSimulation } from './describe-simulation.ts';
import { simulate } from './simulate.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    teams: { type: 'string', default: '1000' },
    speed: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '10' },
    from: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    accounts: { type: 'string' },
  },
});

const numbers = { teams: Number(values.teams), speed: Number(values.speed), minutes: Number(values.minutes) };
const isWrong = positionals.length === 0 || !Object.values(numbers).every((value) => Number.isFinite(value) && value > 0);
if (isWrong) {
  process.stderr.write(
    'npm run simulate -- <url> [<url> …] [--teams 1000] [--speed 60] [--minutes 10] [--from 8] [--seed 1] [--accounts teams.json]\n' +
      'SIMULATE_STAFF_EMAIL and SIMULATE_STAFF_PASSWORD: a login of platform staff, which gives new teams credits\n',
  );
  process.exit(1);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const { SIMULATE_STAFF_EMAIL: email, SIMULATE_STAFF_PASSWORD: password } = process.env;
const result = await simulate({
  urls: positionals.map((url) => url.replace(/\/$/, '')),
  ...numbers,
  fromHour: Number(values.from),
  seed: Number(values.seed),
  accountsFile: values.accounts ?? null,
  staff: email && password ? { email, password } : null,
  say,
});
for (const line of describeSimulation(result)) say(line);
process.exit(result.done === 0 ? 1 : 0);

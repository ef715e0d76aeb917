// All checks of an installation, whether Folio runs or not. Nothing is changed but for files of a few bytes that are deleted at once.
import { readSettings } from '../app/read-config.ts';
import { describeBuild, readBuild } from '../kernel/build.ts';
import { ConfigError, type Settings } from '../kernel/config.ts';
import { type CheckResult, ok, problem } from './check-result.ts';
import { checkDatabase } from './database-checks.ts';
import { checkDataFolder, checkFreeSpace, checkNode, checkParts, checkSecretKey } from './machine-checks.ts';
import { checkMail, checkPort, checkPublicUrl } from './network-checks.ts';
import { checkSignIn } from './sign-in-checks.ts';
import { checkStorage } from './storage-checks.ts';

const checkVersion = (): CheckResult => ok('Version', `Folio ${describeBuild(readBuild())}.`);

/** The results of all checks; of a wrong configuration, each wrong value, since nothing else can be checked then. */
export async function examineInstallation(environment?: Record<string, string | undefined>): Promise<CheckResult[]> {
  const ofMachine = [checkVersion(), checkNode(process.versions.node)];
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    const advice = 'Correct the variable; all other checks follow once the configuration is right.';
    return [...ofMachine, ...cause.problems.map((line) => problem('Configuration', line, advice))];
  }
  const { dataDir } = settings;
  const ofFolder = [
    checkDataFolder(dataDir),
    await checkFreeSpace(dataDir),
    await checkStorage(settings),
    checkSecretKey(settings),
  ];
  // PostgreSQL would make a data folder that cannot be written, or fail in words of its own.
  const [folder] = ofFolder;
  const isReachable = settings.databaseUrl !== null || folder?.state !== 'problem';
  const [ofDatabase, port, mail, signIn] = await Promise.all([
    isReachable ? checkDatabase(settings) : [problem('Database', 'It was not checked.', 'Correct the data folder first.')],
    checkPort(settings),
    checkMail(settings),
    checkSignIn(settings),
  ]);
  return [
    ...ofMachine,
    ok('Configuration', 'Every variable has a valid value.'),
    checkParts(settings.installsParts),
    ...ofFolder,
    ...ofDatabase,
    port,
    checkPublicUrl(settings),
    mail,
    signIn,
  ];
}

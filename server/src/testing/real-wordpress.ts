// A real WordPress on this machine: the Debian packages wordpress, mariadb-server and php, installed or unpacked into WORDPRESS_ROOT.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findFreePort } from './free-port.ts';

export interface RealWordpress {
  url: string;
  host: string;
  password: string;
  /** Calls the REST API as the editor. */
  call: (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;
  close: () => void;
}

const root = process.env['WORDPRESS_ROOT'] ?? '';
const shared = join(root, '/usr/share/mysql');
const extensions = ['mysqlnd', 'mysqli', 'ctype', 'tokenizer', 'iconv', 'fileinfo'];

/** Shows posts and nothing else. */
const theme = `<!doctype html><html><head><title><?php wp_title(''); ?></title></head><body><main><?php while (have_posts()) {
  the_post(); echo '<h1>'; the_title(); echo '</h1>'; the_content(); } ?></main></body></html>`;

const settingsOf = (socket: string) => `<?php
define('DB_NAME', 'wp'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $key) define($key, 'test ' . $key);
$table_prefix = 'wp_'; define('WP_HTTP_BLOCK_EXTERNAL', true); define('AUTOMATIC_UPDATER_DISABLED', true); define('DISABLE_WP_CRON', true); define('WP_ENVIRONMENT_TYPE', 'local'); define('WP_DEFAULT_THEME', 'plain');
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';`;

/** Answers files as they are and everything else by WordPress, as a web server's rewriting would. */
const router = `<?php
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH); $file = __DIR__ . '/www' . $path;
if ($path !== '/' && is_file($file)) { if (substr($file, -4) === '.php') { require $file; return true; } return false; }
$_SERVER['SCRIPT_NAME'] = '/index.php'; chdir(__DIR__ . '/www'); require __DIR__ . '/www/index.php';`;

const installerOf = (folder: string, url: string) => `<?php
$_SERVER['HTTP_HOST'] = '${new URL(url).host}'; $_SERVER['REQUEST_URI'] = '/'; $_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$db = new mysqli('localhost', 'root', '', '', 0, '${folder}/my.sock'); $db->query('create database wp character set utf8mb4');
define('WP_INSTALLING', true); function wp_mail() { return true; }
require '${folder}/www/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Halden', 'editor', 'editor@example.com', true, '', 'a long password of tests', 'en_US');
foreach (['permalink_structure' => '/%postname%/', 'siteurl' => '${url}', 'home' => '${url}'] as $name => $value) update_option($name, $value);
switch_theme('plain'); global $wp_rewrite; $wp_rewrite->init(); $wp_rewrite->flush_rules(false);
[$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => 'folio']);
file_put_contents('${folder}/password', $password);`;

/** Installs WordPress into a new folder and serves it; takes some seconds. */
export async function startRealWordpress(): Promise<RealWordpress> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-wordpress-'));
  const children: ChildProcess[] = [];
  const libraries = join(root, '/usr/lib/x86_64-linux-gnu');
  const options = { cwd: folder, env: { ...process.env, LD_LIBRARY_PATH: libraries, PHP_CLI_SERVER_WORKERS: '4' } };
  const run = (program: string, words: string[]) => {
    const child = spawn(program, words, { ...options, stdio: 'ignore' });
    children.push(child);
    return child;
  };
  for (const name of ['data', 'tmp', 'www/wp-content/themes/plain', 'www/wp-content/uploads'])
    mkdirSync(join(folder, name), { recursive: true });
  const flags = [
    '--no-defaults',
    `--basedir=${root}/usr`,
    `--datadir=${folder}/data`,
    `--tmpdir=${folder}/tmp`,
    `--lc-messages-dir=${shared}`,
    `--character-sets-dir=${shared}/charsets`,
    `--plugin-dir=${root}/usr/lib/mysql/plugin`,
    '--user=root',
    '--innodb-buffer-pool-size=64M',
  ];
  const database = join(root, '/usr/sbin/mariadbd');
  execFileSync(database, [...flags, '--bootstrap'], { ...options, input: 'select 1;\n', stdio: ['pipe', 'ignore', 'ignore'] });
  run(database, [...flags, `--socket=${folder}/my.sock`, '--skip-networking', '--skip-grant-tables']);
  cpSync(join(root, '/usr/share/wordpress'), join(folder, 'www'), {
    recursive: true,
    dereference: true,
    filter: (path) => !/wp-config\.php$|\.htaccess$|wp-content\/(?:themes|plugins|uploads)\/./.test(path),
  });
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const files = {
    'www/wp-content/themes/plain/style.css': '/* Theme Name: Plain */',
    'www/wp-content/themes/plain/index.php': theme,
    'www/wp-config.php': settingsOf(`${folder}/my.sock`),
    'router.php': router,
    'install.php': installerOf(folder, url),
    'php.ini': `extension_dir=${root}/usr/lib/php/20220829\nmemory_limit=256M\n${extensions.map((name) => `extension=${name}.so`).join('\n')}`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const php = join(root, '/usr/bin/php8.2');
  // The database server may need a moment.
  await vi.waitFor(
    () => execFileSync(php, ['-n', '-c', 'php.ini', 'install.php'], { ...options, stdio: 'ignore', timeout: 120_000 }),
    { timeout: 180_000, interval: 500 },
  );
  const password = readFileSync(join(folder, 'password'), 'utf8');
  run(php, ['-n', '-c', 'php.ini', '-S', new URL(url).host, '-t', 'www', 'router.php']);
  await vi.waitFor(async () => fetch(`${url}/wp-json/`), { timeout: 30_000, interval: 200 });
  return {
    url,
    host: new URL(url).host,
    password,
    call: async (method, path, body) => {
      const headers = { authorization: `Basic ${Buffer.from(`editor:${password}`).toString('base64')}` };
      const response = await fetch(`${url}/wp-json/wp/v2${path}`, {
        method,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await response.json()) as Record<string, unknown>;
    },
    close: () => {
      for (const child of children) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

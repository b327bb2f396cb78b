// Runs before start, dev, test and bench, on any Node from 20 and with nothing installed: installs the packages when
// there are none or when the lockfile changed since.
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-from');

const hash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** npm as npm itself was started, so that no other version of it comes into play. */
const install = () => {
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  if (npm && /\.c?js$/.test(npm)) return spawnSync(process.execPath, [npm, 'ci'], options);
  return spawnSync('npm', ['ci'], { ...options, shell: process.platform === 'win32' });
};

if (!isInstalled) {
  const { status } = install();
  if (status !== 0) {
    process.stderr.write('npm ci failed; what it printed stands above.\n');
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}

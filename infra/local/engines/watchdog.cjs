// Runs one program and ends it when its own standard input closes. The parent holds the other end, so that the
// program ends with the parent however that ends: orderly, by a crash or by SIGKILL.
const { spawn } = require('node:child_process');
const { rmSync } = require('node:fs');

const GRACE_MS = 5_000;
const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });

const end = () => {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
};

process.stdin.resume();
process.stdin.on('end', end);
process.stdin.on('error', end);
process.on('SIGTERM', end);
process.on('SIGINT', end);
const exit = (code) => {
  const folder = process.env.REMOVE_AT_END;
  if (folder) rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
child.on('error', () => exit(127));
child.on('exit', (code) => exit(code ?? 0));

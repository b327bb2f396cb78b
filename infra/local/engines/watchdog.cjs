// Runs one program and ends it when its own standard input closes. The parent holds the other end, so that the
// program ends with the parent however that ends: orderly, by a crash or by SIGKILL.
const { spawn } = require('node:child_process');

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
child.on('error', () => process.exit(127));
child.on('exit', (code) => process.exit(code ?? 0));

import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export type FunctionLog = {
  /** The file that all of it is written to. */
  readonly file: string;
  /** Writes what a function prints, one JSON line each. */
  readonly follow: (functionName: string, output: Readable) => void;
  /** Keeps the whole text, and shows its gist on the terminal. */
  readonly complain: (functionName: string, text: string) => void;
  readonly close: () => Promise<void>;
};

/** An error without its stack, on one line. */
const gist = (text: string): string =>
  text
    .split(/\n\s+at /)[0]
    ?.replaceAll(/\s+/g, ' ')
    .slice(0, 300) ?? '';

/** The functions' printed lines, in `functions.log` of the folder; with `echo` on the terminal too. */
export const openFunctionLog = (folder: string, echo: boolean): FunctionLog => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'functions.log');
  const stream = createWriteStream(file, { flags: 'a' });
  stream.on('error', (error) =>
    process.stderr.write(`The functions' log cannot be written: ${error.message}\n`),
  );
  const write = (line: string) => {
    stream.write(`${line}\n`);
    if (echo) process.stdout.write(`${line}\n`);
  };
  const asJson = (functionName: string, message: string): string =>
    JSON.stringify({ timestamp: new Date().toISOString(), function: functionName, message });
  return {
    file,
    follow: (functionName, output) => {
      createInterface({ input: output }).on('line', (line) =>
        write(
          line.startsWith('{')
            ? `{"function":"${functionName}",${line.slice(1)}`
            : asJson(functionName, line),
        ),
      );
    },
    complain: (functionName, text) => {
      write(asJson(functionName, text));
      process.stderr.write(`${functionName}: ${gist(text)}\n`);
    },
    close: () => new Promise((resolve) => stream.end(() => resolve())),
  };
};

import { once } from 'node:events';
import { Server } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import mail from 'aws-ses-v2-local';
import { startFauxqs } from 'fauxqs';
import type { EmulatorSettings } from './emulators.ts';

// fauxqs always listens on every interface; in this thread nobody may.
const listen = Server.prototype.listen;
Server.prototype.listen = function (this: Server, ...args: unknown[]) {
  const [first, ...others] = args;
  const options = typeof first === 'object' && first !== null ? { ...first, host: '127.0.0.1' } : first;
  return Reflect.apply(listen, this, [options, ...others]);
} as typeof listen;

const { storagePort, inboxPort, folder, region } = workerData as EmulatorSettings;
const storage = await startFauxqs({
  port: storagePort,
  host: '127.0.0.1',
  logger: false,
  defaultRegion: region,
  ...(folder === undefined ? {} : { dataDir: folder, s3StorageDir: `${folder}/s3` }),
});
const inbox = await mail.default({ port: inboxPort, host: '127.0.0.1' });
if (!inbox.listening) await once(inbox, 'listening');

parentPort?.once('message', async () => {
  inbox.close();
  inbox.closeAllConnections();
  await storage.stop();
  parentPort?.close();
});
parentPort?.postMessage('ready');

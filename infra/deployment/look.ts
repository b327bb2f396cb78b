import { smokeFaults } from '#infra/deployment/smoke.ts';

/** `npm run smoke -- https://assist.example.org`: whether an installation works, as a stranger sees it. */
const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error('Which installation? npm run smoke -- https://assist.example.org');
  process.exit(2);
}
const faults = await smokeFaults(new URL(address).origin, console.log);
process.exit(faults.length === 0 ? 0 : 1);

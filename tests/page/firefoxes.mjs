// Keeps Firefox running for the files of tests that run beside each other, as starting it takes as long as a few tests:
// firefoxes.mjs <how many>. Says where they are, in one line, and ends them with its own input.
import { once } from 'node:events';
import { startFirefox } from './browsers.mjs';

const started = await Promise.all(Array.from({ length: Number(process.argv[2]) }, startFirefox));
const addresses = started.map(({ browser }) => browser.wsEndpoint());
// Only one at a time may be connected.
for (const { browser } of started) await browser.disconnect();
console.log(addresses.join(' '));
await once(process.stdin.resume(), 'end');
for (const { stop } of started) await stop();

// Keeps Firefox running for test files that run in parallel, because starting it takes as long as a few tests:
// firefoxes.mjs <how many>
// Prints their addresses in one line, and ends them at the end of its input.
import { once } from 'node:events';
import { startFirefox } from './browsers.mjs';

const started = await Promise.all(Array.from({ length: Number(process.argv[2]) }, startFirefox));
const addresses = started.map(({ browser }) => browser.wsEndpoint());
// Only one client at a time may be connected.
for (const { browser } of started) await browser.disconnect();
console.log(addresses.join(' '));
await once(process.stdin.resume(), 'end');
for (const { stop } of started) await stop();

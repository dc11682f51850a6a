// `npm run bench [model-stream|start-up|sign-in|hostile|load|lighthouse]`: prints figures and ratios. Nothing here can fail for
// being slow. Lighthouse is run by its name alone: it installs 185 MB first.
import { benchHostile } from './hostile.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLoad } from './load.ts';
import { benchModelStream } from './model-stream.ts';
import { benchSignIn } from './sign-in.ts';
import { benchStartUp } from './start-up.ts';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  'model-stream': benchModelStream,
  'start-up': benchStartUp,
  'sign-in': benchSignIn,
  hostile: benchHostile,
  load: benchLoad,
};

const wanted = process.argv.slice(2);
if (wanted.includes('lighthouse')) await benchLighthouse();
for (const [name, bench] of Object.entries(BENCHES)) if (wanted.length === 0 || wanted.includes(name)) await bench();

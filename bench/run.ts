// `npm run bench [generation|model-stream|start-up|sign-in|drafts|post-shapes|hostile|load|lighthouse]`: prints figures and ratios. Nothing here can fail for
// being slow. Lighthouse is run by its name alone: it installs 185 MB first.
import { benchDrafts } from './drafts.ts';
import { benchGeneration } from './generation.ts';
import { benchHostile } from './hostile.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLoad } from './load.ts';
import { benchModelStream } from './model-stream.ts';
import { benchPostShapes } from './post-shapes.ts';
import { benchSignIn } from './sign-in.ts';
import { benchStartUp } from './start-up.ts';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  generation: benchGeneration,
  'model-stream': benchModelStream,
  'start-up': benchStartUp,
  'sign-in': benchSignIn,
  drafts: benchDrafts,
  'post-shapes': benchPostShapes,
  hostile: benchHostile,
  load: benchLoad,
};

const wanted = process.argv.slice(2);
if (wanted.includes('lighthouse')) await benchLighthouse();
for (const [name, bench] of Object.entries(BENCHES)) if (wanted.length === 0 || wanted.includes(name)) await bench();

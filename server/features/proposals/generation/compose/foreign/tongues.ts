import { DE } from './de/index.ts';
import { ES } from './es/index.ts';
import { FR } from './fr/index.ts';
import { PT } from './pt/index.ts';
import type { Abroad, Tongue } from './tongue.ts';

export const TONGUES: Record<Abroad, Tongue> = { es: ES, pt: PT, fr: FR, de: DE };

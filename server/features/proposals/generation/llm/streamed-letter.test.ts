import { describe, expect, it } from 'vitest';
import {
  ANSWERS,
  allOf,
  answer,
  deltasOf,
  FACT,
  FIRST,
  GOOD,
  INVENTED,
  instead,
  json,
  LAST,
  list,
  MORE,
  modelFor,
  NEXT,
  OPENING,
  paragraph,
  QUESTION,
  RATE,
  RISK,
  RISKS,
  STEPS,
  THEN,
  upTo,
  without,
  written,
} from '../../../../testing/tea-letter.ts';
import type { GenerationEvent } from '../pipeline.ts';

/** The whole letter of a model with this answer; the pieces make it up, and no gate fails. */
async function letterBy(...texts: readonly string[]) {
  return letterOf({ mode: 'recites', texts });
}

async function letterOf(mode: Record<string, unknown>) {
  const { llm, model } = await modelFor();
  llm.play(mode);
  const events = await allOf(written(model));
  const done = events.at(-1);
  if (done?.type !== 'done') throw new Error('It did not come to its end.');
  const deltas = deltasOf(events);
  const { plainText: text, engine, fallback, warnings } = done.answer;
  expect(deltas.join('')).toBe(text);
  expect(text).toMatch(/^Oolong\n\n[\s\S]*kettle/);
  return { text, deltas, engine, fallback, warnings, events, requests: llm.requests() };
}

describe('a letter of a model', () => {
  it('arrives sentence by sentence, and its items and paragraphs grow', async () => {
    const { deltas, engine, fallback, text } = await letterBy(json(...GOOD));
    expect([engine, fallback]).toEqual(['llm', false]);
    const own = [`\n\n${FACT}`, ` ${MORE}`, `\n\n${RISK}`, `\n\n• ${FIRST}\n• ${THEN}`, `\n• ${LAST}`];
    expect(deltas).toEqual(expect.arrayContaining(own));
    expect(text).toContain(`${FACT} ${MORE}\n\n${RISK}\n\n• ${FIRST}\n• ${THEN}\n• ${LAST}\n\n`);
    expect(deltas.findIndex((delta) => delta.endsWith(`\nYes: ${FACT}`))).toBeGreaterThan(
      deltas.indexOf(`\n• ${LAST}`),
    );
  });

  it('begins with fixed text before the model is called, and reports its length', async () => {
    const { llm, model } = await modelFor();
    llm.play({ mode: 'hang' });
    const events: GenerationEvent[] = [];
    const gone = new AbortController();
    const reading = (async () => {
      for await (const event of written(model, gone.signal)) events.push(event);
    })();
    await expect.poll(() => llm.open()).toBe(1);
    expect(deltasOf(events).join('')).toMatch(/^Oolong\n\nHi/);
    expect(events).toContainEqual({ type: 'opening', chars: deltasOf(events).join('').length });
    gone.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
  });

  it('shows the first sentence while its section is still being written, and keeps it when the reader stops', async () => {
    const { llm, model } = await modelFor();
    llm.play({ mode: 'recites', texts: [upTo(json(...GOOD), '"F1"]}')], ends: 'hang' });
    const gone = new AbortController();
    const events: GenerationEvent[] = [];
    const reading = (async () => {
      for await (const event of written(model, gone.signal)) {
        events.push(event);
        if (event.type === 'delta' && event.text.includes(FACT)) gone.abort(new Error('gone'));
      }
    })();
    await expect(reading).rejects.toThrow('gone');
    expect(deltasOf(events).at(-1)).toBe(`\n\n${FACT}`);
    await expect.poll(() => llm.open()).toBe(0);
    expect(llm.requests()).toHaveLength(1);
  });

  it.each([
    ['first', [INVENTED, MORE, QUESTION], `${MORE} ${QUESTION}`],
    ['in the middle', [MORE, INVENTED, QUESTION], `${MORE} ${QUESTION}`],
    ['last', [MORE, QUESTION, INVENTED], `${MORE} ${QUESTION}`],
    ['without a number, which no fact has', [MORE, 'I rebuilt a museum’s checkout.', QUESTION], `${MORE} ${QUESTION}`],
  ])('leaves out a sentence that fails a check: %s', async (_, texts, left) => {
    const blocks = [paragraph(...texts)];
    const { text, requests, fallback } = await letterBy(json(...instead({ ...OPENING, blocks }).slice(0, -1), NEXT));
    expect(text).toContain(`\n\n${left}\n\n`);
    expect(text).not.toContain('forty shops');
    // The question was in the opening: the last section has nothing of its own.
    expect([requests.length, fallback]).toEqual([2, false]);
  });

  it('leaves out a repeated sentence, in one section or in another', async () => {
    const opening = { ...OPENING, blocks: [paragraph(MORE, RISK, MORE), paragraph(MORE)] };
    const { text, requests } = await letterBy(
      json(opening, { ...RISKS, blocks: [paragraph(RISK, FIRST)] }, ...GOOD.slice(2)),
    );
    for (const once of [MORE, RISK, FIRST]) expect(text.split(once), once).toHaveLength(2);
    expect(text).toContain(`${MORE} ${RISK}\n\n${FIRST}\n\n`);
    expect(requests).toHaveLength(1);
  });

  it('leaves out another language, and requests that section again', async () => {
    const german = 'Ich würde zuerst zehn Produkte kopieren und auf jedes davon eine Bestellung aufgeben.';
    const { text, requests } = await letterBy(json(...instead({ ...STEPS, blocks: [paragraph(german)] })), json(STEPS));
    expect(text).not.toContain('Produkte');
    expect(text).toContain(`${RISK}\n\n• ${FIRST}`);
    expect(JSON.stringify(requests[1])).toContain('It must be in English.');
  });

  it('makes a paragraph of a list with one item, and a list of two', async () => {
    const one = await letterBy(json(...instead({ ...STEPS, blocks: [list(FIRST)] })));
    expect(one.text).toContain(`\n\n${FIRST}\n\n`);
    const two = await letterBy(json(...instead({ ...STEPS, blocks: [list(FIRST, INVENTED, THEN)] })));
    expect(two.text).toContain(`\n\n• ${FIRST}\n• ${THEN}\n\n`);
  });
});

describe('answers', () => {
  it('are in the order of the questions, in whatever order they arrive', async () => {
    const blocks = [answer('q2', RATE), answer('q1', `Yes: ${FACT}`, 'F1')];
    const { text, fallback } = await letterBy(json(...instead({ ...ANSWERS, blocks })));
    expect(text).toMatch(new RegExp(`Have you migrated[^\n]+\nYes: ${FACT}\n\nWhat is your rate\\?\n\\[your rate\\]`));
    expect(fallback).toBe(false);
  });

  it('are sent one by one: the first while the next is being written', async () => {
    const { llm, model } = await modelFor();
    llm.play({
      mode: 'recites',
      texts: [upTo(json(...GOOD), '"question":"q2","sentences":[{"text":"[your rate]","facts":[]}')],
      ends: 'hang',
    });
    const events = written(model);
    let text = '';
    while (!text.includes('Yes: ')) {
      const { value, done } = await events.next();
      if (done) throw new Error('The letter has ended without an answer.');
      if (value?.type === 'delta') text += value.text;
    }
    expect(text).toMatch(new RegExp(`\nYes: ${FACT}$`));
    llm.play({ mode: 'recites', texts: [json(ANSWERS, NEXT)] });
    for await (const event of events) if (event.type === 'delta') text += event.text;
    expect(text).toContain(`Yes: ${FACT}\n\nWhat is your rate?\n[your rate]\n\n`);
  });
});

describe('an answer that breaks off', () => {
  const whole = json(...GOOD);
  it.each([
    ['in the middle of a sentence', upTo(whole, MORE.slice(0, 20))],
    ['in the middle of a section', upTo(whole, '"F1"]}')],
    ['in the middle of a list', upTo(whole, `${THEN}","facts":[]}`)],
    ['between two answers', upTo(whole, '"question":"q2"')],
    ['between two sections', upTo(whole, '},{"part":"first_step"').replace(/,\{"part":"first_step"$/, '')],
  ])('is gone on with, and reads as if it had not: %s', async (_, text) => {
    const { text: expected } = await letterBy(whole);
    const got = await letterOf({ mode: 'recites', texts: [text, whole], ends: 'cut' });
    expect(got.text).toBe(expected);
    expect([got.fallback, got.requests.length]).toEqual([false, 2]);
  });

  it('gets what is missing, and is not asked again for what is complete', async () => {
    const { requests } = await letterOf({
      mode: 'recites',
      texts: [upTo(whole, `${THEN}","facts":[]}`), whole],
      ends: 'cut',
    });
    const again = JSON.stringify(requests[1]).replaceAll('\\', '');
    expect(again).toContain(`It broke off behind these words, which stand: “${FIRST} ${THEN}” Go on behind them`);
    const asked = [...again.matchAll(/"part": "(\w+)",n +"words"/g)].map((match) => match[1]);
    expect(asked).toEqual(['first_step', 'answers', 'close']);
  });

  it('twice keeps what arrived, and the built-in writer writes the rest', async () => {
    const half = upTo(whole, '"F1"]}');
    const { llm, model } = await modelFor();
    llm.play({ mode: 'recites', texts: [half, half], ends: 'cut' });
    const events = await allOf(written(model));
    const done = events.at(-1);
    if (done?.type !== 'done') throw new Error('It did not come to its end.');
    expect(done.answer.plainText).toContain(`\n\n${FACT}\n\n`);
    expect([done.answer.engine, done.answer.fallback]).toEqual(['llm', true]);
    expect(deltasOf(events).join('')).toBe(done.answer.plainText);
  });
});

describe('a section without a usable sentence', () => {
  it.each([
    ['is left out', without('hook')],
    ['is empty', instead({ ...RISKS, blocks: [] })],
    ['has only what may not stand', instead({ ...RISKS, blocks: [paragraph(INVENTED)] })],
  ])('is asked for again, and what comes behind it waits: it %s', async (_, sections) => {
    const { text, deltas, requests, fallback } = await letterBy(json(...sections), json(RISKS));
    expect(text).toContain(`${MORE}\n\n${RISK}\n\n• ${FIRST}`);
    expect(deltas.indexOf(`\n\n${RISK}`)).toBeLessThan(deltas.findIndex((delta) => delta.includes(FIRST)));
    expect([requests.length, fallback]).toEqual([2, false]);
  });

  it('is the built-in writer’s when the second try fails, and what follows it stays', async () => {
    const { text, fallback } = await letterBy(json(...without('proof')), json());
    expect(text).toContain(`${RISK}\n\n• ${FIRST}`);
    expect(fallback).toBe(true);
  });
});

describe('a model that reasons', () => {
  it.each(['reasons', 'reasons-shortly', 'thinks'])('says so once, before its first word: %s', async (dress) => {
    const { events } = await letterOf({ mode: 'good', dress });
    const types = events.map(({ type }) => type);
    expect(types.filter((type) => type === 'thinking')).toHaveLength(1);
    const [brief, opening, ...next] = types.filter((type) => type !== 'section');
    expect([brief, opening, ...next.slice(0, 4)]).toEqual(['brief', 'proof', 'delta', 'delta', 'thinking', 'delta']);
  });

  it('without reasoning reports none', async () => {
    const { events } = await letterOf({ mode: 'good' });
    expect(events.map(({ type }) => type)).not.toContain('thinking');
  });
});

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { costInWords } from '#shared/plans/credits.ts';
import type { Fact } from '#shared/proposals/blocks.ts';
import { documentOfPlain, type ProposalDocument } from '#shared/proposals/document/index.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { aPlaybook } from '#shared/proposals/letter/material.fixture.ts';
import { LockedOverlay } from '#web/features/plans/index.ts';
import { OfferDialogView } from '#web/features/plans/offer-dialog.tsx';
import { BriefPanel, BriefSheetButton } from '#web/features/proposals/brief-panel/index.ts';
import { type GenerationState, hasProposal } from '#web/features/proposals/generation/generation-state.ts';
import { proposalText, ResultStep } from '#web/features/proposals/result/index.ts';
import { EMPTY_WIZARD } from '#web/features/proposals/wizard/wizard-state.ts';
import { aLetter, aMaterial } from '#web/testing/letter.fixture.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ProSteps } from './pro-steps.tsx';
import { SAMPLE_ANSWER, SAMPLE_BRIEF, SAMPLE_DOCUMENT, SAMPLE_HTML } from './sample-proposal.ts';
import { SAMPLE_VERSIONS } from './sample-versions.ts';

const NO_FACTS: Fact[] = [];
const FACTS: Fact[] = [{ id: 'F1', text: 'I have led a team of 12 at a tea company.', from: 'about' }];
/** One claim with a fact, and one that the user has typed. */
const CLAIMS = documentOfHtml(
  SAMPLE_HTML.replace('</p><p><strong>𝗡', '</p><p>I won three awards for this.</p><p><strong>𝗡'),
);
const PROPOSAL_ID = SAMPLE_ANSWER.proposalId;
const HALF =
  'Oolong\n\nYour checkout takes 8 seconds on a phone.\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\n• The slow checkout fixed\n• The discounts mov';

/** More than are shown at once. */
const FIRST_STEPS = ['profile', 'list', 'count', 'measure', 'read', 'open', 'copy', 'test'].map(
  (verb) => `First I ${verb} the apps of the cart page.`,
);

const GENERATIONS: Record<string, GenerationState> = {
  streaming: { status: 'writing', proposalId: PROPOSAL_ID, text: '', intent: null },
  idle: { status: 'idle' },
  waiting: { status: 'writing', proposalId: null, text: '', intent: null },
  writing: { status: 'writing', proposalId: PROPOSAL_ID, text: HALF, intent: null },
  stopped: {
    status: 'stopped',
    proposalId: PROPOSAL_ID,
    text: HALF,
    document: documentOfPlain('Oolong'),
    canContinue: true,
  },
  interrupted: {
    status: 'interrupted',
    proposalId: null,
    text: HALF,
    document: documentOfPlain('Oolong'),
    canContinue: false,
  },
  spanish: {
    ...{ status: 'done', proposalId: PROPOSAL_ID, document: SAMPLE_DOCUMENT, edited: false },
    answer: { ...SAMPLE_ANSWER, language: 'es', brief: { ...SAMPLE_BRIEF, language: 'es' } },
  },
  done: { status: 'done', proposalId: PROPOSAL_ID, answer: SAMPLE_ANSWER, document: SAMPLE_DOCUMENT, edited: false },
  slots: aLetter(aMaterial({ lead: [{ id: 'F1', text: 'I have led a team of 12 at a tea company.' }] })),
  blanks: aLetter(aMaterial({ playbook: aPlaybook({ isSure: false, first: FIRST_STEPS }) })),
  removed: {
    ...{ status: 'done', proposalId: PROPOSAL_ID, document: SAMPLE_DOCUMENT, edited: false },
    answer: {
      ...SAMPLE_ANSWER,
      engine: 'llm',
      removed: [{ kind: 'contact', was: 'Write to me at ada@tea.example.', sentence: '' }],
    },
  },
  claims: { status: 'done', proposalId: PROPOSAL_ID, answer: SAMPLE_ANSWER, document: CLAIMS, edited: true },
};

/** Someone with premium proposals left, who uses one. */
const SOME_LEFT: Parameters<typeof costInWords>[0] = {
  holder: { plan: 'free', proTrialCreditsUsed: 1 },
  features: ['section.skills'],
  freeWeeklyLimit: null,
};

// Long enough to run under the bottom of any window.
const LONG = Array.from({ length: 24 }, (_, n) => `Paragraph ${n + 1}. ${'Some words that arrive. '.repeat(8)}`).join(
  '\n\n',
);

/** Every state of the result, the brief and the offers, without a server: `?state=writing`, `?state=locked` and so on. */
export function ResultStates() {
  const [params] = useSearchParams();
  const state = params.get('state') ?? 'done';
  return (
    <>
      <h1 className="sr-only">Result, state {state}</h1>
      <State state={state} />
    </>
  );
}

function State({ state }: { state: string }) {
  if (state === 'locked') return <LockedFields />;
  if (state === 'pro-skills') return <ProSteps step="skills" />;
  if (state === 'pro-samples') return <ProSteps step="samples" />;
  if (state === 'locked-skills') return <ProSteps step="skills" isLocked />;
  if (state === 'locked-samples') return <ProSteps step="samples" isLocked />;
  if (state.startsWith('plan-')) return <Offers which={state} />;
  return <Workspace key={state} state={state} />;
}

function Workspace({ state }: { state: string }) {
  const [generation, setGeneration] = useState(GENERATIONS[state] ?? GENERATIONS['done']);
  const latest = useRef(generation);
  useLayoutEffect(() => {
    latest.current = generation;
  }, [generation]);
  const [edit, setEdit] = useState<ProposalDocument | null>(null);
  const [vouched, vouch] = useState<readonly string[]>([]);
  const [aboutMe, setAboutMe] = useState('');
  const [besideLetter, setBesideLetter] = useState<HTMLElement | null>(null);
  useStream(state === 'streaming', setGeneration);
  if (!generation) return null;
  const isReading = state === 'reading';
  const brief = {
    brief: isReading || state === 'idle' ? null : SAMPLE_BRIEF,
    reading: isReading,
    error: state === 'brief-error' ? 'We cannot reach the server right now.' : undefined,
    text: state === 'brief' ? null : proposalText({ ...EMPTY_WIZARD, generation, edit }),
    facts: state === 'claims' ? FACTS : NO_FACTS,
    userText: '',
    post: '',
  };
  const save = (document: ProposalDocument) =>
    setGeneration((now) => (now?.status === 'done' ? { ...now, document, edited: true } : now));
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-6 lg:grid-cols-[1fr_20rem]">
      <div className="min-w-0">
        <h2 className="sr-only">Result</h2>
        <BriefSheetButton {...brief} className="mb-4 lg:hidden" />
        <ResultStep
          generation={generation}
          // Only where that is what is looked at, Copy asks first.
          brief={brief.brief && (state === 'no-ai' ? brief.brief : { ...brief.brief, forbidsAi: null })}
          facts={brief.facts}
          userText=""
          post=""
          edit={edit}
          onEditChange={setEdit}
          onSave={save}
          onPutBack={(document) => {
            save(document);
            return true;
          }}
          onStop={() => setGeneration(GENERATIONS['stopped'])}
          onRegenerate={() => setGeneration(GENERATIONS['writing'])}
          onContinue={() => setGeneration(GENERATIONS['writing'])}
          onStartAgain={() => setGeneration(GENERATIONS['idle'])}
          onUpdate={(letter, instead) => {
            // As it is when it is called: Undo outlives what it was drawn with.
            const isAsLeft = latest.current === instead;
            if (isAsLeft) setGeneration(letter);
            return isAsLeft;
          }}
          aiWays={state === 'slots' ? { onAssistant: () => undefined } : undefined}
          history={state === 'versions' ? SAMPLE_VERSIONS : []}
          onRestore={() => setGeneration(GENERATIONS['done'])}
          onChangeTone={() => undefined}
          onWriteIn={() => undefined}
          cost={state === 'spanish' ? costInWords(SOME_LEFT, new Date()) : undefined}
          onTypeLine={({ letter }) => setGeneration(letter)}
          profile={{ aboutMe, onAdd: (sentence) => setAboutMe(`${aboutMe}\n${sentence}`) }}
          besideLetter={besideLetter}
          asks={<BriefPanel {...brief} />}
          vouched={vouched}
          onVouch={vouch}
        />
      </div>
      <div className="grid content-start gap-6">
        {!hasProposal(generation) && <BriefPanel {...brief} className="max-lg:hidden" />}
        <div ref={setBesideLetter} className="grid gap-6 max-lg:hidden empty:hidden" />
        <Field label="HTML of the proposal">
          <TextArea rows={2} maxRows={4} onChange={(event) => save(documentOfHtml(event.target.value))} />
        </Field>
        <Field label="HTML of the edit">
          <TextArea rows={2} maxRows={4} onChange={(event) => setEdit(documentOfHtml(event.target.value))} />
        </Field>
      </div>
    </div>
  );
}

/** Lets a text arrive bit by bit, as the server sends one, for as long as someone looks. */
function useStream(isOn: boolean, set: (generation: GenerationState) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let arrived = 0;
    const timer = setInterval(() => {
      arrived += 60;
      const text = `${LONG}\n\n`.repeat(Math.ceil(arrived / LONG.length)).slice(0, arrived);
      set({ status: 'writing', proposalId: PROPOSAL_ID, text, intent: null });
    }, 50);
    return () => clearInterval(timer);
  }, [isOn, set]);
}

function LockedFields() {
  return (
    <div className="mx-auto max-w-page px-4 py-6">
      <LockedOverlay locked why="Proposals that rest on what you have done.">
        <Field label="Your Skills & Experience">
          <TextArea defaultValue="Ten years of tea" rows={6} />
        </Field>
      </LockedOverlay>
    </div>
  );
}

const STANDINGS = { offer: 'offer', processing: 'processing', pro: 'pro' } as const;

function Offers({ which }: { which: string }) {
  const [cycle, setCycle] = useState<'monthly' | 'yearly'>('monthly');
  const [isOpen, setIsOpen] = useState(true);
  const state = Object.values(STANDINGS).find((one) => which.endsWith(one)) ?? STANDINGS.offer;
  const close = () => setIsOpen(false);
  const actions = { onUpgrade: close, onManage: close, onCheckStatus: close, onDecline: close, onDetails: close };
  return (
    <OfferDialogView
      {...{ open: isOpen, onClose: () => setIsOpen(false), state, cycle, onCycleChange: setCycle, ...actions }}
      isWhole={which.startsWith('plan-details')}
    />
  );
}

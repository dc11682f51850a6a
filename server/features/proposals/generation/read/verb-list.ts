/** Base forms of what clients ask for. */
export const VERB_LIST = `
  listen hum rehome
  abstract accelerate achieve acquire act activate adapt add address adjust administer advise aggregate align allow
  amend amortise analyse analyze animate annotate anonymise anonymize answer apply appraise approve architect archive
  argue arrange ascertain ask assay assemble assess assign assist attach attend audit authenticate author authorize
  automate avoid back bake balance bathe benchmark bill bin bind blast bleach bolt book boost brainstorm brand break
  brief bring browse budget build bundle calculate calibrate call cancel canvass caption capture carpet carry carve
  catalog categorise categorize cater caulk centre centrifuge challenge change chart chase check chip choose
  choreograph circle cite clad clarify classify clean clear clone close cluster coach code code-sign collaborate
  collate collect color color-grade colour combine comment commission communicate comp compare compile complete
  comply compose composite compress compute conceptualize concoct condense conduct configure confirm conform connect
  consolidate construct consult contact contain containerize continue contribute control convert convey convince cook
  coordinate coppice copy correct correlate cost costume counsel count cover craft crawl create critique crochet crop
  cross-check cross-reference cull culture curate cure customise customize cut date debug decide decipher declare
  decode decorate decrypt deduct dedupe deduplicate deepen defend define degrease delegate delete deliver demo
  demonstrate denoise deploy depose depreciate dereverb derive descale describe design detect determine develop
  diagnose dial dictate differentiate dig digest digitise digitize dilute direct disassemble disconnect discuss
  dismantle display dispose dissect distil distribute divide dockerize document double-check downsize draft drain
  dramatise dramatize draw drill drive drop dub dump duplicate dye ease edit educate elaborate elicit eliminate email
  embed emboss embroider employ empty enable encourage encrypt enforce engage engineer engrave enhance enlarge
  enquire enrich ensure enter enumerate equalise equip erase escalate establish estimate etch evaluate examine
  excavate exchange exclude execute expand explain explore export expose extend extract extrapolate facilitate
  fact-check fade familiarize fasten feature feed felt fertilise fertilize fetch figure file fill film filter
  finalise finalize find fine-tune finetune finish fit fix flag flash flatten flesh flip flush fold follow footnote
  forecast forge form formalize format formulate forward frame freeze fulfil fulfill furnish fuse gain gather
  generate genotype geocode georeference get ghostwrite give glaze glue grade graft graph greet grind groom group
  grout grow guide halve hammer hand handle hang harden harmonise harmonize harvest heat help hem hide highlight hire
  hone hook host humanise humanize identify illustrate implement import improve impute include incorporate increase
  incubate index inflate inform ingest initiate ink input inquire insert inspect install instruct insulate insure
  integrate interleave interlink interpolate interpret interview introduce invent invert investigate invite invoice
  iron issue iterate join jot judge juggle justify keep key keyframe knit label lace laminate launch lay layout
  lazy-load lead leave lend lengthen letter level leverage liaise license lift lighten limit line link lip-sync list
  load lobby localise localize locate lock log look loop lower lubricate maintain make manage manipulate manufacture
  map mark market mask master match maximise maximize measure mediate mend mentor merge migrate mind minify minimise
  minimize mirror mix mock model moderate modernise modernize modify monetize monitor motivate mount move mow mute
  name narrate navigate negotiate normalise normalize notarise notarize note notify nudge number observe obtain offer
  oil onboard open operate optimise optimize orchestrate order organise organize outline outsource overhaul overlay
  oversee own pack package pad paint paraphrase parse partner paste patch patrol pay peel perform personalise
  personalize persuade petition phone photograph phrase pick piece pin pipe pipette pitch pitch-correct place plan
  plant plaster play plot plug plumb point polish pollinate pool populate port position post pour power practice
  practise predict prep prepare preprocess present preserve press pressure-wash prevent price prime print prioritise
  prioritize process procure produce profile program promote pronounce proof proofread propose prospect protect
  prototype prove provide provision prune publish pull pump punctuate purchase purge purify push put qualify
  quarantine query quilt quiz quote raise rake rank rate re-create re-cut re-edit re-enact re-enter re-record
  re-write reach read rearrange reassemble rebind rebrand rebuild rebut recalculate recap receive recharge recheck
  recite reclaim recode recolor recolour recommend reconcile reconnect reconstruct record recover recreate recruit
  rectify recycle redact redecorate redesign redirect redline redo redraft redraw reduce reenact refactor refine
  refit reformat refresh refurbish refute register regress rehearse rehome reindex reinforce reinstall rejig relabel
  relaunch release reload relocate remake remap remaster remind remit remix remodel remove rename render renegotiate
  renew renovate rent renumber reorder reorganise reorganize repaint repair repeat rephrase replace replant replicate
  reply repoint report reposition repost represent reprint reproduce repurpose request require reroute resample
  reschedule rescue research reseed reset reshape reshoot resize resolve respond restock restore restring restructure
  restyle resubmit retake retarget retest retile retouch retrain retrieve retrofit return retype reupholster reuse
  revamp reverse reverse-engineer revert review revise rewire reword rework rewrite rhyme ride rig ring-fence rinse
  roast rotate rotoscope round route run sample sand sanitise sanitize save say scale scan schedule score scour scout
  scrape screen scribble script scrub sculpt seal search seat secure segment segregate select sell send separate
  sequence serve service set settle setup sew shape share sharpen shave shelter shift ship shoot shorten shortlist
  show shred shuffle sieve sift silence simplify simulate sing sketch skim slice slim slot smooth soften solder solve
  sort sound soundproof source sow specify speed spell splice split spot spot-check spray spread spruce squeeze
  stabilise stabilize stack stage stain stamp standardise standardize start stay steer sterilise sterilize stick
  stitch stock stop store storyboard strategize streamline strengthen stretch strim strip structure study style
  submit substitute subtitle subtract suggest suit sum summarise summarize supervise supply support surface survey
  swab swap sweep switch synchronise synchronize synthesise synthesize table tabulate tackle tag tailor take tally
  tame tape target taste teach tear tell tend test texture thin thread throttle tick tidy tie tighten tile time tint
  titrate tone total touch tour trace track trademark train transcribe transfer transform transition translate
  transliterate transport transpose treat triage trigger trim troubleshoot try tune turn tutor tweak type typeset
  typewrite unblock uncover underline understand undertake unify unlock unpack unpick untangle unwrap unzip upcycle
  update upgrade upholster upload upsell use utilise utilize vaccinate vacuum validate value varnish vary vectorise
  vectorize vent ventilate verify vet video view visualise visualize voice walk wallpaper warm warn wash watch
  waterproof wax weave weed weigh weight weld whitewash widen wind winsorise winterise winterize wipe wire witness
  work wrap write zip zoom
`;

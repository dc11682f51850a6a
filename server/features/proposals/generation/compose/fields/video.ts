import type { Field } from './field.ts';

export const VIDEO: Field = {
  signs:
    /\b(?:videograph\w+|video edit\w+|edit(?:ing)? (?:\w+ ){0,2}videos?|footage|b-?roll|reels?|colou?r (?:grad\w+|correction)|davinci resolve|premiere(?: pro)?|final cut(?: pro)?|after effects|motion graphics|vlogs?|trailers?|documentar(?:y|ies)|multi-?cam\w*|rough cut|edit\w* (?:\w+ ){0,3}films?)\b/gi,
  weak: /\b(?:videos?|shorts|youtube|captions?|film(?:s|ing)?|clips?|cuts?|music|sound|interviews?|episodes?|colou?rs?|titles|wedding)\b/gi,
  unless:
    /\b(?:back-?end|platform|apis?|subtitl\w+|transcri\w+|translat\w+|podcasts?|audio|voice\w*|develop\w*|apps?|software|marketing|upload\w*|live|workshops?|thumbnails?|animat\w+|videoscribe|tapes|script\w*)\b/i,
  insights: [
    'Viewers forgive a plain picture sooner than poor sound, so the sound deserves the first hour.',
    'An edit is made in the selection: what stays out decides how quick the rest feels.',
    'People decide in the opening seconds whether to stay. That part is worth cutting last, when the best moment is known.',
    'Pace is easiest to judge in a rough cut, while nothing is polished and everything can still move.',
    'Most viewers watch without sound at first, so the captions carry the story as well.',
    'A look that is settled on one scene saves rounds on all the others.',
    'Footage from several sources has to feel like one place: light, sound and skin tones give it away.',
  ],
  first: [
    'Sort and label the material, sync picture and sound, and name what is missing.',
    'Watch everything once before cutting, and mark the moments that must stay.',
    'Agree on one video you like, and on what exactly works in it.',
    'Cut a short stretch in full quality, so that pace and look are settled on a real piece.',
    'Settle length, format and where it will be seen before the first cut.',
    'Check sound and light of all recordings, since both decide how much can be saved.',
    'Write the story down as a list of moments, and let you reorder it.',
  ],
  middle: [
    'Show a rough cut early, with notes in it where something is still open.',
    'Clean the sound before the picture is polished.',
    'Keep titles, captions and music on tracks of their own, so that you can change them later.',
    'Bring all cameras to the same colour first, and give them a look afterwards.',
    'Collect your comments by timecode in one list, and answer each of them.',
    'Watch every version once on a phone and once without sound.',
    'Save each round as a version, so that nothing you liked gets lost.',
  ],
  last: [
    'Export each format you need, and play every file once from start to end.',
    'Read the captions word by word, names above all.',
    'Hand over the project with its media, so that anybody can open it again.',
    'Check loudness and colour on the platform itself, not only in the editor.',
    'List the sources and licences of music and pictures with the files.',
    'Deliver stills that can serve as thumbnails beside the finished cut.',
    'Watch the finished piece with you once, and mend what you notice.',
  ],
  questions: [
    'Which video of yours, or of somebody else, comes closest to what you have in mind?',
    'Where will most people watch it, on a phone or on a big screen?',
    'What should a viewer do right after the end?',
    'Who decides at your end when a cut is final?',
    'How is the sound recorded today, and on how many tracks?',
    'Which moments must not be cut under any circumstances?',
    'Is there music you already have the rights to?',
  ],
  tips: [
    'record a few seconds of the empty room each time. It hides cuts better than music.',
    'keep the raw files until everything is published, in case another version is needed.',
    'give all comments with their timecode. Rounds get shorter that way.',
    'watch the first cut without sound. What drags then drags anyway.',
    'note the good moments while recording. It saves hours in the edit.',
    'agree on the licence of the music before the cut, since the rhythm hangs on it.',
    'lock the exposure before you press record. Changing light is the hardest thing to mend.',
  ],
};

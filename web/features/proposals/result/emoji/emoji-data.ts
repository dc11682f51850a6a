/** One emoji and the words it is found and read aloud by. */
export interface Emoji {
  readonly char: string;
  readonly label: string;
}

export interface EmojiCategory {
  readonly name: string;
  readonly emojis: readonly Emoji[];
}

/** The seven categories of docs/spec/proposals.md#proposal-generator, in the order they are shown. No emoji is in two of them. */
export const EMOJI_CATEGORIES: readonly EmojiCategory[] = [
  {
    name: 'Smileys',
    emojis: list(`
      😀 grinning face|😃 smiling face with open mouth|😄 smiling face with smiling eyes|😁 beaming face|😆 laughing face
      😅 laughing with a drop of sweat|😂 tears of joy|🙂 slight smile|🙃 upside-down face|😉 winking face
      😊 smiling with rosy cheeks|😇 smiling with a halo|😎 sunglasses|🤓 nerd face|🧐 monocle|🤔 thinking face
      🤗 hugging face|🤩 star-struck|😋 tasting something good|😌 relieved face|🫡 saluting face|😐 neutral face|😏 smirking face|🥸 disguised face`),
  },
  {
    name: 'Emotions',
    emojis: list(`
      ❤️ red heart|🧡 orange heart|💛 yellow heart|💚 green heart|💙 blue heart|💜 purple heart|🤍 white heart
      💖 sparkling heart|💯 hundred points|🔥 fire|✨ sparkles|⚡ high voltage|💥 collision|😍 heart eyes
      🥰 smiling with hearts|🥳 party face|🥹 holding back tears|😮 surprised face|😤 determined face|😬 grimacing face
      😢 crying face|😴 sleeping face|😳 flushed face|🫶 heart hands`),
  },
  {
    name: 'Gestures',
    emojis: list(`
      👋 waving hand|👍 thumbs up|👎 thumbs down|👏 clapping hands|🙌 raised hands|🙏 folded hands|🤝 handshake
      👌 OK hand|✌️ victory hand|🤞 crossed fingers|🤟 love-you gesture|🤙 call me hand|💪 flexed biceps|👈 pointing left
      👉 pointing right|👆 pointing up|👇 pointing down|☝️ index finger up|✋ raised hand|🖐️ hand with fingers spread
      ✊ raised fist|👊 oncoming fist|✍️ writing hand|🫵 pointing at you`),
  },
  {
    name: 'Work',
    emojis: list(`
      💼 briefcase|💻 laptop|🖥️ desktop computer|⌨️ keyboard|🖱️ computer mouse|📱 mobile phone|☎️ telephone|📞 telephone receiver
      📧 e-mail|✉️ envelope|📊 bar chart|📈 chart going up|📉 chart going down|📋 clipboard|📌 pushpin|📎 paperclip
      📝 memo|📄 page|📁 folder|🗂️ card dividers|📅 calendar|🕒 clock|⏱️ stopwatch|🤖 robot`),
  },
  {
    name: 'Objects',
    emojis: list(`
      💡 light bulb|🔍 magnifying glass|🔑 key|🔒 lock|🔓 open lock|🔗 link|🧩 puzzle piece|🛠️ hammer and wrench
      🔧 wrench|⚙️ gear|🧰 toolbox|📐 triangular ruler|✏️ pencil|🖊️ pen|📚 books|🎨 palette|🎬 clapper board|🎧 headphone
      🎤 microphone|📷 camera|🎥 film camera|🛒 shopping cart|💰 money bag|💳 credit card`),
  },
  {
    name: 'Nature',
    emojis: list(`
      🌱 seedling|🌿 herb|🍀 four leaf clover|🌳 tree|🌲 evergreen tree|🌴 palm tree|🌵 cactus|🌸 cherry blossom
      🌻 sunflower|🌹 rose|🍁 maple leaf|🍃 leaf in the wind|☀️ sun|🌤️ sun behind a small cloud|🌈 rainbow|🌊 wave
      ❄️ snowflake|🌙 crescent moon|🌍 globe with Europe and Africa|🌎 globe with the Americas|🐝 honeybee|🦋 butterfly
      🐢 turtle|🦉 owl`),
  },
  {
    name: 'Success',
    emojis: list(`
      ✅ check mark button|✔️ check mark|☑️ ticked box|🏆 trophy|🥇 gold medal|🥈 silver medal|🥉 bronze medal|🏅 sports medal
      🎖️ military medal|🎯 bullseye|🚀 rocket|🎉 party popper|🎊 confetti ball|🎁 present|🌟 glowing star|⭐ star
      💫 dizzy star|👑 crown|💎 gem|🏁 chequered flag|🚩 flag on a post|📣 megaphone|🔝 top arrow|🆕 new button`),
  },
];

/** The emoji that was inserted as `char`, in any place. */
export function findEmoji(char: string): Emoji | undefined {
  return EMOJI_CATEGORIES.flatMap((category) => category.emojis).find((emoji) => emoji.char === char);
}

function list(table: string): Emoji[] {
  return table
    .split(/[|\n]/)
    .map((cell) => cell.trim())
    .filter(Boolean)
    .map((cell) => {
      const gap = cell.indexOf(' ');
      return { char: cell.slice(0, gap), label: cell.slice(gap + 1) };
    });
}

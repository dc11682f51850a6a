import type { Frames } from '../tongue.ts';

/** The tones that talk, and that show energy. */
export const CONVERSATIONAL: Frames = {
  hookOne: [
    'Se eu entendi bem, a questão é {a}.',
    'Lendo o seu anúncio, o que logo aparece: {a}.',
    'Pelo que entendi, alguém precisa {a}.',
    'Então, o que é preciso fazer é {a}.',
  ],
  hookTwo: [
    'Pelo que entendi, é primeiro {a} e depois {b}.',
    'Lendo o seu anúncio, aparecem duas coisas: {a} e {b}.',
    'Então são duas frentes: {a} e {b}.',
    'Se entendi bem, você quer {a} e, de quebra, {b}.',
  ],
  hookNoun: [
    'Então, o que falta é {n}.',
    'Pelo que entendi, você quer {n}.',
    'Se entendi bem, você procura {n}.',
    'No fim do caminho, você quer {n}.',
  ],
  hookTitle: [
    'Então, o assunto é {t}.',
    'O que está em jogo: {t}.',
    'O que está na sua mesa é {t}.',
    'Vamos falar de {t}.',
  ],
  more: [
    'E há mais sobre a mesa: {list}.',
    'Depois você menciona também: {list}.',
    'No caminho aparece ainda: {list}.',
    'Também não quero esquecer disto: {list}.',
  ],
  tools: [
    'Você diz que usa {tools}; ótimo, não saio daí.',
    'Quanto a ferramentas, você fala em {tools}.',
    'A gente faria com {tools}, como está no anúncio.',
    'E isso com {tools}, se entendi bem.',
  ],
  timing: [
    'Você escreve {quote}, e isso já organiza bastante as coisas.',
    'Quando leio {quote}, sei por onde começar.',
    'E tem o prazo: {quote}. Vai ser preciso ir direto ao que importa.',
    'Levo a sério o que você escreve: {quote}.',
  ],
  approach: [
    'Eu faria desta maneira:',
    'Explico como seria:',
    'Meu jeito de fazer, em ordem:',
    'Na prática seria assim:',
  ],
  conduct: [
    'Vou mostrar cada parte assim que der para ver, e a gente conversa sobre ela.',
    'Você vai ver a coisa crescer e dizer se está indo para onde quer.',
    'Melhor várias voltas curtas do que uma longa: assim ninguém tem surpresa.',
    'Vou contar também o que complicar, e não só o que der certo.',
  ],
  manner: [
    'Quando algo não fechar, eu pergunto antes de escolher um lado.',
    'Se aparecer um caminho melhor, eu digo e você decide.',
    'Depois de cada conversa, deixo o combinado em algumas linhas.',
    'E se algo desandar, você vai saber no mesmo dia.',
  ],
  portfolio: [
    'Se quiser dar uma olhada: {url}',
    'Veja com calma: {url}',
    'Aqui tem coisas minhas: {url}',
    'Caso queira ver: {url}',
  ],
  before: [
    'Fiquei com uma dúvida:',
    'Tem algo que eu gostaria de saber:',
    'Antes de seguir, me diga uma coisa:',
    'E agora pergunto eu:',
  ],
  after: [
    'Com isso, conto como seria o primeiro passo.',
    'Você me diz, e eu escrevo como a gente começaria.',
    'Conforme a resposta, mando um começo concreto.',
    'Responda com calma, e a gente segue daí.',
  ],
  close: [
    'Responda a isso, e eu conto como seria o primeiro passo.',
    'Diga como vê isso, e eu escrevo como a gente começaria.',
    'Com a sua resposta já dá para falar de algo concreto.',
    'Se fizer sentido, me responda e a gente segue daí.',
  ],
};

export const ENTHUSIASTIC: Frames = {
  hookOne: [
    'Que projeto bom! É para {a}, e isso rende muito.',
    'Dá vontade de começar logo: {a}.',
    'Aqui dá para chegar longe: {a}.',
    'Um trabalho que faz sentido: {a}.',
  ],
  hookTwo: [
    'Dá vontade de começar logo: {a} e, além disso, {b}.',
    'Duas tarefas que juntas brilham: {a} e {b}.',
    'Aqui dá para chegar longe: {a} e também {b}.',
    'Que boa combinação! É hora de {a} e {b}.',
  ],
  hookNoun: [
    'Que vontade de ver isso pronto! Você quer {n}.',
    'Há algo bonito para fazer aqui: {n}.',
    'Isso promete: {n}.',
    'Seu sonho aqui é ter {n}.',
  ],
  hookTitle: [
    '{t}: que bom ponto de partida!',
    'Isso promete: {t}.',
    'Há algo bonito para fazer aqui: {t}.',
    'Dá vontade de mergulhar em {t}.',
  ],
  more: [
    'E fica ainda melhor, porque há também isto: {list}.',
    'A lista continua, e com razão: {list}.',
    'E há mais partes que somam: {list}.',
    'E com o resto fica completo: {list}.',
  ],
  tools: [
    'E com {tools}: boa escolha!',
    'Gosto que já esteja decidido com o quê: {tools}.',
    'Tudo com {tools}, como você pede.',
    'Será com {tools}, e vai dar para notar.',
  ],
  timing: [
    'Você escreve {quote}: então, direto ao que importa desde o primeiro momento.',
    'Com {quote}, cada passo vai ter que contar, e vai contar.',
    '{quote}, você diz. O plano vai nesse ritmo.',
    'O prazo também está claro: {quote}.',
  ],
  approach: [
    'Eu daria vida a isso assim:',
    'Este seria o caminho:',
    'Imagino o trabalho assim:',
    'E assim iria tomando forma:',
  ],
  conduct: [
    'Você verá resultados cedo, e cada um vai poder melhorar com o que você disser.',
    'Cada passo vai deixar algo à vista que já dá para testar.',
    'Quanto antes você vir isso crescer, melhor vai sair.',
    'Vamos avançar com entregas pequenas, e cada uma vai deixar você mais perto do resultado.',
  ],
  manner: [
    'Cada dúvida vai chegar a tempo, nunca quando já for tarde.',
    'Se aparecer uma ideia melhor no caminho, você vai ouvir na hora.',
    'Tudo o que for decidido vai ficar escrito, e assim nada de bom se perde.',
    'E se algo custar mais do que o previsto, você vai saber no mesmo dia.',
  ],
  portfolio: [
    'Veja isto! {url}',
    'Aqui tem trabalho para ver: {url}',
    'Para abrir o apetite: {url}',
    'Algumas amostras: {url}',
  ],
  before: [
    'Uma pergunta, e começa o melhor:',
    'Só falta saber uma coisa:',
    'Com esta resposta tudo fica claro:',
    'O que mais me intriga:',
  ],
  after: [
    'Conte, e eu ponho o primeiro passo no papel!',
    'Responda, e você terá um começo concreto na mão.',
    'Com a sua resposta, o primeiro passo sai logo.',
    'Diga, e eu mando um esboço com que já dá para começar.',
  ],
  close: [
    'Responda a isso, e eu ponho o primeiro passo no papel!',
    'Com a sua resposta, o primeiro passo sai logo.',
    'Conte como vê isso, e eu mando um começo concreto.',
    'Uma linha sua, e isto começa.',
  ],
};

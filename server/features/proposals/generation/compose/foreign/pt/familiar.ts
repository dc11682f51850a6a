import type { Frames } from '../tongue.ts';

/** Warm, and relaxed. */
export const FRIENDLY: Frames = {
  hookOne: [
    'Uma ajuda para {a} cairia bem por aí.',
    'Seu anúncio conta algo bem concreto: é preciso {a}.',
    'Parece que o que mais importa para você é {a}.',
    'Dá para entender logo o que você procura: {a}.',
  ],
  hookTwo: [
    'Uma ajuda para {a} e para {b} cairia bem por aí.',
    'No seu anúncio aparecem dois desejos: {a} e {b}.',
    'Dá para entender logo o que você procura: {a} e, depois, {b}.',
    'Parece que o mais importante é {a}. Logo atrás vem {b}.',
  ],
  hookNoun: [
    'O que deixaria você feliz aqui: {n}.',
    'Você gostaria de terminar com {n}.',
    'Na sua lista de desejos está {n}.',
    'O que falta para você é {n}.',
  ],
  hookTitle: [
    'Uma mão com {t} cairia bem por aí.',
    'Seu anúncio gira em torno de {t}.',
    'O assunto é {t}, e dá gosto ler algo tão claro.',
    'Você procura ajuda com {t}.',
  ],
  more: [
    'Você também gostaria disto: {list}.',
    'E na sua lista há mais: {list}.',
    'De quebra, ajudaria também: {list}.',
    'A isso você acrescenta: {list}.',
  ],
  tools: [
    'Você trabalha com {tools}, então tudo vai ficar por aí.',
    'Já está escolhido com o que trabalhar: {tools}.',
    'Ajuda saber com o que você trabalha: {tools}.',
    'Sua caixa de ferramentas está clara: {tools}.',
  ],
  timing: [
    'Você menciona {quote}, então o que é preciso antes virá antes.',
    'Sua nota, {quote}, ajuda: ela diz o que vem primeiro.',
    'Com {quote} em mente, faz sentido começar pelo difícil.',
    'Leio {quote} no seu anúncio, e o plano vai levar isso em conta.',
  ],
  approach: [
    'Eu faria assim, passo a passo:',
    'Vou contar como eu levaria:',
    'Um plano simples, para você saber o que esperar:',
    'Se fizermos juntos, seria assim:',
  ],
  conduct: [
    'Você vai acompanhar tudo e ter algo para ver depois de cada passo.',
    'Você não vai precisar correr atrás de notícias: cada passo termina em algo que dá para ver.',
    'Vamos aos poucos, para você dizer “um pouco mais para a esquerda” enquanto ainda é fácil.',
    'Você verá as coisas cedo e com frequência, e seus comentários vão decidir o próximo passo.',
  ],
  manner: [
    'Se algo não ficar claro, eu simplesmente pergunto.',
    'E se um plano der errado, você vai saber por mim, com uma ideia para consertar.',
    'O que combinarmos ficará por escrito, para ninguém precisar lembrar.',
    'Minhas perguntas virão juntas, para não tomar o seu dia.',
  ],
  portfolio: [
    'Dê uma volta por aqui: {url}',
    'Algumas coisas para ver: {url}',
    'Se quiser ver mais: {url}',
    'Aqui dá para ter uma ideia: {url}',
  ],
  before: [
    'Tem uma coisa que me ajudaria a começar:',
    'Antes, eu gostaria de perguntar uma coisa:',
    'Uma pergunta pequena, porque ela muda o começo:',
    'Só para começar pelo lugar certo:',
  ],
  after: [
    'Me escreva, e eu faço um esboço do primeiro passo.',
    'Conte um pouco, e eu mando um primeiro esboço.',
    'Algumas palavras suas já bastam; o resto fica comigo.',
    'Assim que você disser, ponho o primeiro passo no papel.',
  ],
  close: [
    'Diga o que acha, e eu faço um esboço do primeiro passo.',
    'Mande algumas palavras sobre isso, e eu sigo daí.',
    'Conte como você vê isso, e terá um primeiro esboço.',
    'Escreva quando for bom para você, e ponho o primeiro passo no papel.',
  ],
};

export const CASUAL: Frames = {
  hookOne: [
    'O trabalho, em resumo: {a}.',
    'Versão curta do seu anúncio: {a}.',
    'Então é hora de {a}. Entendi.',
    'Ou seja: {a}, e bem feito.',
  ],
  hookTwo: [
    'O trabalho, em resumo: {a}. E depois, {b}.',
    'Então é {a} e {b}. Entendi.',
    'Versão curta do seu anúncio: {a}, mais {b}.',
    'Primeiro da lista: {a} e {b}.',
  ],
  hookNoun: [
    'Você quer {n}. Simples assim.',
    'Em resumo, você quer {n}.',
    'O que é para fazer: {n}.',
    'O que falta: {n}.',
  ],
  hookTitle: [
    'Você precisa de uma mão com {t}.',
    'O assunto aqui é {t}.',
    'Em resumo: {t}. Entendi.',
    'Hora de cuidar de {t}.',
  ],
  more: ['Também na lista: {list}.', 'E o resto: {list}.', 'Além disso: {list}.', 'Tem mais isto: {list}.'],
  tools: [
    'Ferramentas: {tools}. Certo.',
    'Tudo com {tools}, pelo anúncio.',
    'Você usa {tools}. Bom saber.',
    'Com o quê: {tools}.',
  ],
  timing: [
    'Você diz {quote}, então primeiro o primeiro.',
    '{quote}, está escrito. Então o difícil vem antes.',
    'Prazo: {quote}. Anotado.',
    'Com {quote}, não dá para começar devagar.',
  ],
  approach: ['Seria assim:', 'Minha ideia:', 'O plano:', 'Mais ou menos isto:'],
  conduct: [
    'Você vai ver as coisas à medida que ficarem prontas. Nada de esperar o grande final.',
    'Passos pequenos, e dá para mexer em cada um.',
    'Depois de cada passo vai ter algo para abrir.',
    'Sem sumiço: você vai saber o que está pronto e o que travou.',
  ],
  manner: [
    'Se não der para entender, eu pergunto. Nada de adivinhar.',
    'Se o plano for ruim, eu digo e trago outro melhor.',
    'As perguntas vêm de uma vez, e não a conta-gotas.',
    'O que combinarmos fica escrito. Curto, mas escrito.',
  ],
  portfolio: ['Para olhar: {url}', 'Veja por aqui: {url}', 'Dá uma olhada: {url}', 'Mais aqui: {url}'],
  before: ['Uma coisa antes:', 'Pergunta rápida:', 'Só falta eu saber:', 'A única dúvida:'],
  after: [
    'Me diga, e eu passo um primeiro esboço.',
    'Me chame e a gente começa.',
    'Você diz, e eu desenho o primeiro passo.',
    'Uma linha já basta.',
  ],
  close: [
    'Mande uma linha e a gente começa.',
    'Diga, e eu desenho o primeiro passo.',
    'Uma linha já basta. Eu sigo daí.',
    'Conte a sua ideia, e eu passo um esboço.',
  ],
};

import type { Frames } from '../tongue.ts';

/** Businesslike, and reserved. */
export const PROFESSIONAL: Frames = {
  hookOne: [
    'O ponto central deste trabalho é claro: {a}.',
    'Você procura alguém para {a}.',
    'O anúncio se resume a uma tarefa principal: {a}.',
    'A primeira coisa que este projeto pede é {a}.',
    'A tarefa está bem definida: {a}.',
  ],
  hookTwo: [
    'Duas tarefas decidem este projeto: {a} e {b}.',
    'Você precisa {a} e, além disso, {b}.',
    'O trabalho se apoia em dois pontos: {a} e {b}.',
    'O essencial do anúncio: {a} e {b}.',
  ],
  hookNoun: [
    'O que você quer ter em mãos: {n}.',
    'O resultado esperado está claro: {n}.',
    'Este projeto termina quando existir o seguinte: {n}.',
    'O anúncio pede {n}.',
  ],
  hookTitle: [
    'O anúncio resume assim: {t}.',
    '{t}: é isso que você quer resolver.',
    'Você quer avançar com {t}.',
    'O trabalho descrito é {t}.',
  ],
  more: [
    'O trabalho inclui também: {list}.',
    'A isso se soma o seguinte: {list}.',
    'O anúncio pede ainda: {list}.',
    'Faz parte do mesmo trabalho: {list}.',
  ],
  tools: [
    'Tudo será feito com as ferramentas que você cita: {tools}.',
    'A base técnica está definida: {tools}.',
    'Você menciona {tools}, e o trabalho ficará dentro disso.',
    'Quanto às ferramentas, o anúncio fala em {tools}.',
  ],
  timing: [
    'Sobre o prazo, você escreve {quote}, e disso sairá a ordem do trabalho.',
    'O prazo indicado, {quote}, pede que o mais incerto venha primeiro.',
    'Com {quote} como prazo, o indispensável virá antes.',
    'A sua indicação de tempo, {quote}, vai orientar cada etapa.',
  ],
  approach: [
    'Eu conduziria o trabalho assim:',
    'Minha proposta, em ordem:',
    'As etapas seriam estas:',
    'Do começo ao fim, o trabalho seguiria esta ordem:',
  ],
  conduct: [
    'Cada etapa vai terminar com algo que você poderá abrir e conferir.',
    'Você verá o andamento por partes, a tempo de corrigir.',
    'Você saberá sempre o que está pronto, o que falta e o que depende da sua resposta.',
    'O resultado será conferido com a sua descrição em cada etapa, e não só no final.',
  ],
  manner: [
    'Se algo não estiver claro no anúncio, você receberá uma pergunta, e não um palpite.',
    'Se uma parte do plano não funcionar, vou dizer logo e propor outro caminho.',
    'As decisões ficarão por escrito, para não precisarem ser tomadas de novo.',
    'As dúvidas chegarão juntas, em uma lista curta.',
  ],
  proof: ['Do meu próprio trabalho:', 'O que trago:', 'Do meu lado:', 'Um dado do meu perfil:'],
  portfolio: [
    'Trabalhos que você pode ver: {url}',
    'Aqui estão exemplos: {url}',
    'Para avaliar o resultado com os próprios olhos: {url}',
    'Amostras de trabalho: {url}',
  ],
  before: [
    'Uma resposta sua definiria a ordem do trabalho:',
    'Antes de começar, convém esclarecer um ponto:',
    'Para fechar o plano, falta um dado:',
    'Resta só uma pergunta importante:',
  ],
  after: [
    'Com a sua resposta, envio um esboço breve da primeira etapa.',
    'Assim que eu souber, mando por escrito como começaria.',
    'Bastam algumas linhas; a primeira etapa seguirá por escrito.',
    'Com esse dado, poderei preparar um começo concreto para a sua aprovação.',
  ],
  close: [
    'Escreva algumas linhas sobre essa pergunta, e envio a primeira etapa por escrito.',
    'Com uma resposta breve, poderei preparar um esboço do começo.',
    'Diga como você vê isso, e receberá um primeiro esboço.',
    'A sua resposta basta para eu preparar a primeira etapa.',
  ],
};

export const FORMAL: Frames = {
  hookOne: [
    'Conforme o anúncio publicado, o trabalho consiste em {a}.',
    'O objeto do trabalho está definido com precisão: {a}.',
    'De acordo com o publicado, trata-se antes de tudo de {a}.',
    'O anúncio estabelece como tarefa principal {a}.',
  ],
  hookTwo: [
    'O trabalho compreende duas tarefas principais: {a} e {b}.',
    'Conforme o anúncio, trata-se de {a} e de {b}.',
    'O objeto do trabalho é duplo: {a} e {b}.',
    'O texto publicado estabelece duas prioridades: {a} e {b}.',
  ],
  hookNoun: [
    'O anúncio solicita {n}.',
    'O resultado previsto é o seguinte: {n}.',
    'O objeto do trabalho é este: {n}.',
    'De acordo com o publicado, requer-se {n}.',
  ],
  hookTitle: [
    'O trabalho foi publicado sob o título {t}.',
    'Em atenção ao anúncio {t}, segue esta proposta.',
    'O anúncio {t} apresenta um trabalho bem definido.',
    'O objeto desta proposta é o anúncio {t}.',
  ],
  more: [
    'O trabalho compreende igualmente: {list}.',
    'Fica incluído também o seguinte: {list}.',
    'Solicita-se, ainda: {list}.',
    'No mesmo escopo consta: {list}.',
  ],
  tools: [
    'O anúncio indica {tools}, e o trabalho se aterá a isso.',
    'O anúncio indica {tools} como meio de trabalho.',
    'O trabalho será realizado com {tools}, conforme indicado.',
    'No que se refere aos meios, consta {tools}.',
  ],
  timing: [
    'Quanto ao prazo, o anúncio indica {quote}; o plano se ajustará a isso.',
    'O prazo assinalado, {quote}, determinará a ordem das etapas.',
    'Será observado o prazo indicado: {quote}.',
    'Quanto ao prazo consta {quote}, e a parte mais incerta será tratada primeiro.',
  ],
  approach: [
    'Proponho o seguinte procedimento:',
    'O trabalho se desenvolveria nestas etapas:',
    'Submeto à sua apreciação os seguintes passos:',
    'O andamento do trabalho seria o seguinte:',
  ],
  conduct: [
    'Cada etapa será concluída com um resultado submetido à sua revisão.',
    'O estado do trabalho será relatado ao fim de cada etapa.',
    'O trabalho será apresentado por partes, de modo que sempre caiba correção.',
    'Nenhuma etapa será dada por concluída antes do seu exame.',
  ],
  manner: [
    'As questões em aberto serão apresentadas por escrito, e não resolvidas por suposição.',
    'Caso o plano se mostre inadequado, isso será comunicado sem demora, com uma alternativa.',
    'As decisões ficarão registradas por escrito.',
    'O material recebido será tratado com reserva em todos os momentos.',
  ],
  proof: [
    'Sobre quem apresenta esta proposta:',
    'Em apoio a esta proposta:',
    'Para a sua consideração:',
    'Do meu perfil profissional:',
  ],
  portfolio: [
    'Exemplos podem ser examinados em: {url}',
    'À sua disposição para consulta: {url}',
    'Os trabalhos de referência encontram-se em: {url}',
    'Material adicional: {url}',
  ],
  before: [
    'Previamente, cabe esclarecer um ponto:',
    'Permita-me apresentar uma questão:',
    'Para definir a primeira etapa, peço um esclarecimento:',
    'Resta precisar uma única questão:',
  ],
  after: [
    'À vista da sua resposta, apresentarei por escrito a primeira etapa.',
    'Com esse esclarecimento, prepararei um esboço para aprovação.',
    'Sobre essa base, enviarei um esboço por escrito.',
    'A sua resposta permitirá preparar a primeira etapa.',
  ],
  close: [
    'À vista da sua resposta, enviarei por escrito um esboço da primeira etapa.',
    'Agradeço uma breve resposta, sobre a qual prepararei o esboço.',
    'Uma resposta breve bastará para preparar a primeira etapa.',
    'Aguardo a sua posição para apresentar a primeira etapa.',
  ],
};

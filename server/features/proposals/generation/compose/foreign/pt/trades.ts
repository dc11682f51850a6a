import type { Trade, TradeName } from '../tongue.ts';
import { PROFESSIONS } from './professions.ts';

export const TRADES: Record<TradeName, Trade> = {
  // The narrow ones first: they win a tie.
  ...PROFESSIONS,
  software: {
    signs:
      /(?<!\p{L})(?:desenvolv\p{L}*|program\p{L}*|aplicativo\p{L}*|app|apps|site|sites|loja virtual|loja online|woocommerce|wordpress|shopify|api|banco de dados|servidor|c[oó]digo|plugin|integra\p{L}*|migra\p{L}*|react|python|php|laravel|flutter|bot|sistema)(?!\p{L})/giu,
    insights: [
      'Em um trabalho assim, o caro não é construir, e sim descobrir tarde um caso que ninguém previu.',
      'Uma versão pequena que já funciona de ponta a ponta ensina mais do que uma grande pela metade.',
      'Os erros e os casos vazios merecem tanto cuidado quanto o caminho normal.',
      'O que se liga a outros serviços falha algum dia, e vale decidir agora o que acontece então.',
    ],
    first: [
      'Montar uma cópia de testes, para que nada do que hoje funciona corra risco.',
      'Percorrer o sistema atual e anotar o que fica, o que muda e o que sai.',
      'Levantar um esqueleto que funcione de ponta a ponta, e crescer a partir dele.',
      'Pôr as condições de aceite por escrito, em frases que se possam conferir.',
    ],
    questions: [
      'Quem vai manter isso depois da entrega?',
      'Existe um ambiente de testes, ou seria preciso criar um?',
      'O que acontece hoje quando algo falha, e quem fica sabendo?',
      'Que parte do sistema atual não pode ser tocada?',
    ],
    tips: [
      'testar a restauração de um backup antes de qualquer mudança evita o pior dos sustos.',
      'um acesso próprio para cada colaborador facilita encerrá-lo depois.',
      'vale testar com um celular antigo e uma conexão lenta: é aí que aparece o que atrapalha.',
      'guardar cada senha em um gerenciador, e não no e-mail, poupa dores de cabeça.',
    ],
  },
  text: {
    signs:
      /(?<!\p{L})(?:reda[cç]\p{L}*|redator\p{L}*|escrev\p{L}*|escrita|artigos?|blog|textos?|ortogr\p{L}*|conte[uú]dos?|tradu\p{L}*|revis\p{L}*|edi[cç]\p{L}*|livro|roteiro|palavras|boletim|newsletter|copy|legenda\p{L}*|cat[aá]logo)(?!\p{L})/giu,
    insights: [
      'Um texto funciona quando quem lê encontra a própria pergunta na primeira linha.',
      'A voz se decide nos primeiros parágrafos; por isso vale combiná-la com uma amostra curta.',
      'Cortar costuma melhorar mais do que acrescentar, e para cortar é preciso saber o que deve ficar.',
      'Os termos que se repetem merecem uma lista própria, ou cada página vai dizê-los de outro jeito.',
    ],
    first: [
      'Escrever uma amostra curta e afinar com ela o tom antes de seguir.',
      'Ler o que já foi publicado e anotar palavras, expressões e coisas a evitar.',
      'Preparar uma lista de termos e aprová-la antes do primeiro texto.',
      'Definir para quem se escreve e o que essa pessoa deve fazer depois de ler.',
    ],
    questions: [
      'Que texto já publicado soa como este deveria soar?',
      'Quem vai ler, e o que deveria fazer depois?',
      'Há palavras que a casa usa sempre, ou que não usa nunca?',
      'Quem revisa o conteúdo antes de publicar?',
    ],
    tips: [
      'ler um texto em voz alta mostra num instante o que sobra.',
      'uma lista de palavras próprias da casa vale para todos os textos que vierem depois.',
      'o melhor título costuma estar escondido no segundo parágrafo.',
      'deixar um texto descansar uma noite melhora qualquer revisão.',
    ],
  },
  design: {
    signs:
      /(?<!\p{L})(?:design\p{L}*|capas?|logo\p{L}*|marca|identidade|folhetos?|cartaz|cartazes|ilustra\p{L}*|figma|photoshop|banner\p{L}*|tipograf\p{L}*|v[ií]deos?|anima[cç]\p{L}*|fotos?|imagens?|embalage\p{L}*|etiquetas?|r[oó]tulos?|layout\p{L}*)(?!\p{L})/giu,
    insights: [
      'Um bom design se reconhece em tamanho pequeno e em uma só cor; o resto é enfeite.',
      'O que se vê primeiro decide se o resto será lido, então a hierarquia vem antes do estilo.',
      'Poucas direções bem diferentes ajudam a escolher mais do que muitas parecidas.',
      'Vale ver o design no lugar real o quanto antes: na tela, na caixa ou na parede.',
    ],
    first: [
      'Reunir exemplos que agradam e que não agradam, e pôr o porquê em palavras.',
      'Mostrar rascunhos rápidos em direções diferentes, antes de lapidar algum.',
      'Definir onde o resultado será visto e em que tamanhos, e testar ali desde o começo.',
      'Combinar cores, letras e tom com uma única página de amostra.',
    ],
    questions: [
      'Onde isso será visto primeiro: na tela, no papel ou em outro lugar?',
      'O que alguém deveria pensar ao ver isso por um segundo?',
      'Há cores ou letras que já pertencem à casa?',
      'Que exemplo agrada, e o que ele tem que os outros não têm?',
    ],
    tips: [
      'olhar um design em cinza mostra logo se a hierarquia funciona.',
      'pedir sempre os arquivos abertos evita pagar a mesma coisa de novo.',
      'uma prova na impressora do escritório mostra metade dos erros.',
      'mostrar o design a quem não conhece o projeto traz a opinião mais útil.',
    ],
  },
  data: {
    signs:
      /(?<!\p{L})(?:dados|excel|planilhas?|relat[oó]rios?|an[aá]lise|analisar|painel|pain[eé]is|dashboard|power ?bi|sql|estat[ií]stic\p{L}*|f[oó]rmulas?|gr[aá]ficos?|pesquisas?|indicador\p{L}*|scraping|modelo\p{L}*)(?!\p{L})/giu,
    insights: [
      'Os números convencem quando qualquer pessoa pode segui-los até a origem.',
      'A maior parte do trabalho está na limpeza, e é ela que decide se o resultado é confiável.',
      'Uma tabela vale o que vale a pergunta que responde, então a pergunta vem primeiro.',
      'Os valores que faltam contam uma história própria e não devem ser escondidos.',
    ],
    first: [
      'Rever os dados de partida e anotar lacunas, repetições e estranhezas.',
      'Escrever as perguntas que o resultado deve responder, com um exemplo de cada.',
      'Calcular uma pequena parte à mão, para ter com que comparar.',
      'Combinar de onde sai cada número e quem o aprova.',
    ],
    questions: [
      'Que decisão será tomada com o resultado?',
      'De onde vêm os dados, e quem os corrige quando estão errados?',
      'De quanto em quanto tempo será preciso atualizar?',
      'Que número de hoje não inspira confiança?',
    ],
    tips: [
      'guardar os dados originais intactos em outra aba permite refazer qualquer passo.',
      'uma coluna com a data do dado evita muita discussão.',
      'vale escrever a definição de cada número bem ao lado dele.',
      'uma conferência de totais no fim mostra quase todos os erros.',
    ],
  },
  office: {
    signs:
      /(?<!\p{L})(?:assistente|administrativ\p{L}*|agenda|e-?mails|notas fiscais|cont[aá]b\p{L}*|atendimento|clientes|liga[cç][õo]es|redes sociais|instagram|campanhas?|publicidade|marketing|vendas|reservas|transcri\p{L}*|jur[ií]dic\p{L}*|contratos?|impostos?)(?!\p{L})/giu,
    insights: [
      'Nesse tipo de trabalho, a regularidade vale mais do que qualquer dia brilhante.',
      'O que se repete merece uma regra escrita; o raro, uma pergunta a tempo.',
      'Um bom sistema se percebe quando ninguém precisa perguntar como está.',
      'As primeiras semanas decidem: o que se aprende, o que se anota e o que passa a andar sozinho.',
    ],
    first: [
      'Percorrer uma semana normal e anotar o que chega, quem atende e o que fica parado.',
      'Escrever as regras dos casos frequentes e aprová-las antes de começar.',
      'Assumir primeiro uma tarefa pequena inteira, e ampliar a partir dela.',
      'Esclarecer o que se pode decidir sem perguntar e o que não.',
    ],
    questions: [
      'Que tarefa hoje toma mais tempo do que merece?',
      'Que casos podem ser resolvidos sem perguntar, e quais não?',
      'Por onde é melhor avisar quando algo é urgente?',
      'O que deveria andar sozinho daqui a algum tempo?',
    ],
    tips: [
      'anotar durante uma semana o que interrompe mostra o que delegar primeiro.',
      'algumas respostas modelo bem escritas poupam horas toda semana.',
      'um só lugar para as pendências vale mais do que o melhor programa.',
      'vale combinar o que é urgente, porque senão tudo é.',
    ],
  },
};

/**
 * Of these, the ones that are words of one of five languages in small letters: 'rosa' is a colour, 'tom' a tone. With an
 * accent here, only so: 'francés' is a language and 'frances' a name.
 */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  `adam ali ana anders bob bruno bárbara charlotte christian claire clara daria diana diego eva francisco francés
  francês frank franz gloria harry heather hugo jan jane jean joe julia kelly kim lea leon leña linda lisa manuel marc
  marco marcos marina marié max niña petra pierre raj roger rosa sam santiago sean sofia terry tim tom tomas valeria
  vera victor victoria ñora`.split(/\s+/),
);
/** Common first names: one of them with a capital counts as a person. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `Aaron Abdul Adam Adrian Agnes Ahmed Aisha Alan Alberto Alejandro Alessandro Alex Alexander Alexandra Alice Alicia Ali Amanda
  Amir Amy Ana Anders Andrea Andreas Andrew Andrei Andy Angela Anita Anja Anna Anne Annika Anthony Antonio Anton Arjun Arthur Ashley
  Astrid Barbara Beatriz Ben Benjamin Bernd Birgit Bob Brandon Brian Bruno Camila Carla Carlos Carmen Caroline Catherine Charles
  Charlotte Chloe Chris Christian Christina Christine Christopher Claire Clara Claudia Clara Daniel Daniela Daria David Deborah
  Deepak Denis Dennis Diana Diego Dmitri Donald Dorothy Eduardo Edward Elena Elisabeth Elizabeth Ellen Emily Emma Eric Erik Esther
  Ethan Eva Evelyn Fatima Felix Fernando Filip Florian Frances Francesca Francesco Francisco Frank Franz Gabriel Gabriela Gary George
  Georg Gerald Giovanni Giulia Gloria Gonzalo Greg Gregory Guillaume Hannah Hans Harald Harry Hassan Heather Heidi Helen Helena Henry
  Hiroshi Hugo Ian Ibrahim Igor Inga Ingrid Isaac Isabel Isabella Ivan Jacob Jakob James Jan Jana Jane Janet Jason Javier Jean Jeff
  Jeffrey Jennifer Jens Jeremy Jessica Jim Joan Joana Joe Johannes John Jonas Jonathan Jorge Jose José Joseph Joshua Juan Judith Julia
  Julian Julie Jürgen Justin Karen Karin Karl Kate Katharina Katherine Kathleen Katja Keith Kelly Kenneth Kevin Kim Klaus Kumar Kyle
  Lars Laura Lauren Laurent Lea Leon Leonardo Lena Linda Lisa Liam Louise Lucas Lucia Lucy Luis Luisa Luka Lukas Magdalena Manuel Marc
  Marcel Marcus Marco Marcos Margaret Maria Marie Marina Mario Marion Markus Marta Martha Martin Martina Mary Matteo Matthew Matthias
  Mateo Maximilian Megan Mehmet Melanie Melissa Michael Michel Michelle Miguel Mike Mohamed Mohammed Monica Monika Muhammad Nadia Nancy
  Natalia Natalie Natasha Nathan Nicholas Nicola Nicolas Nicole Nikolai Nina Noah Nora Olga Oliver Olivia Omar Oscar Pablo Pamela
  Patricia Patrick Paul Paula Paulo Pedro Peter Petra Philip Philipp Pierre Piotr Priya Rachel Rafael Rahul Raj Ralf Ramon Raquel
  Rebecca Renata Ricardo Richard Robert Roberto Roger Ronald Rosa Roxana Ruben Ruth Ryan Sabine Sam Samantha Samuel Sandra Santiago
  Sara Sarah Sean Sebastian Sergio Sharon Shirley Silvia Simon Simone Sofia Sonia Sophia Sophie Stefan Stefanie Stephanie Stephen Steve
  Steven Susan Susanne Svetlana Sven Sylvia Tatiana Teresa Terry Theresa Thomas Tim Timothy Tina Tobias Tom Tomas Tony Tracy Ulrich
  Uwe Valentina Valeria Vanessa Vera Veronica Victor Victoria Viktor Vincent Vladimir Walter Wolfgang Xavier Yasmin Yusuf Yvonne
  Zachary Zoe`.split(/\s+/),
);

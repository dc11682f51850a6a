/** Capitals that begin a greeting, a role, a day or a nationality, and no name. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  `A An The I We You Our Your My This That It Hiring Recruiting Project Product Manager Managers Team Sir Madam Client Clients Customer
  Freelancer Freelancers Everyone Everybody All There Folks Friend Friends Developer Developers Designer Designers Writer Writers
  Expert Experts Candidate Candidates Applicant Applicants Professional Professionals Talent Talents Senior Junior Lead Head
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October
  November December English Spanish German French Portuguese Italian Dutch Polish Russian Chinese Japanese Korean Arabic Hindi Turkish
  American British Canadian Australian European Indian Brazilian Mexican Available Looking Interested Experienced Please Thanks Thank
  Best Kind Regards Cheers Sincerely Hi Hello Hey Dear Good Great Note Budget Skills Requirements Timeline Deadline Yes No And Or But
  If When What Why How Who Where For With From To In On At By New Full Part Remote Web Mobile Data Design Development Marketing
  Software Senhor Senhora Señor Señora Herr Frau Damen Herren Sehr Equipo Equipe Equipa Todos Todas Kollegen Zusammen Gracias
  Saludos Obrigado Obrigada Merci Danke Cordialement Atentamente Atenciosamente Monsieur Madame Mesdames Messieurs Pessoal Gente
  Kunden Fragen References Samples Details Help More Information Support Sales Anybody Anyone Someone Me Us`.split(
    /\s+/,
  ),
);

/** Small words that follow a first name, and others in its position. */
export const NO_SMALL_NAMES: ReadonlySet<string> = new Set(
  `and or but from at of in on for with here the a an i we you is are was y e et und de da do di la le con com avec mit aus von bei
  please thanks all everyone team not no yes also so who that this it my our your to be by as if me us more info details again
  soon now later regards looking happy available interested`.split(/\s+/),
);

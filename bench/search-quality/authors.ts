const firstNames = `
  Ruby Hannah Julia Marcus Olga Tomasz Zoë Daniel Ingrid Rahul Sofia Peter Amélie Viktor Grace Mateo Leïla Jonas Rose Dmytro Clara Samuel Nora
  Kofi Petra Hugo Yasmin Arthur Mei Lukas Bridget Enzo Fatou Oliver Anya Pablo Greta Simon Noor Felix Selma Ivan Teresa Björn Maya Oscar Lena Walter
  `
  .trim()
  .split(/\s+/)
const lastNames = `
  Baker Kowalczyk Okonkwo Fischer Sørensen Cook Almeida Novak Gardner Yılmaz Petrov Lindgren O'Hara Weaver Tanaka Moreau Hughes Nyström Carpenter
  García Müller Adeyemi Rossi Horváth Fletcher Chen Dubois Ivanenko Stone Martins Bergman Patel Hunter Vos Castillo Brandt Iyer Mercer Lewandowski
  Haddad Pope Virtanen Singh Archer Costa Wójcik Nakamura Bishop Ferrari Quinn Schäfer Taylor Mbeki
  `
  .trim()
  .split(/\s+/)

/** Enough different authors for every field and voice. */
export const authorName = (index: number) => {
  const round = Math.floor(index / firstNames.length)
  return `${firstNames[index % firstNames.length]} ${lastNames[(index * 7 + round * 5) % lastNames.length]}`
}

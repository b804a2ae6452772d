import { courseForm, expect, type Person } from './authoring-fixtures.ts'

/** Nobody else's course teaches this skill. A cheap and a large course, and a dear one whose check has the questions. */
export async function makePlacementCourses(author: Person) {
  const made = async (url: string, data: object): Promise<{ id: number; name: string }> => {
    const { status, body } = await author.send('POST', url, data)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const skill = await made('/api/skills', { name: author.own('Knots') })
  const resource = await made('/api/resources', { name: author.own('Journal') })
  const course = async (name: string, price: number, level: number) => {
    const article = { name, link: 'https://articles.example/', publicationDate: '2026-02-03', learningMinutes: 60, resource }
    const { id } = await made('/api/articles', article)
    return made('/api/courses', { ...courseForm, name, price, skills: [{ id: skill.id, level }], materials: [{ id }] })
  }
  await course('Easy knots', 40, 2)
  await course('Every knot', 170, 5)
  const questions = []
  for (let place = 0; place < 24; place++) {
    const question = { kind: 'short', text: `Which knot is number ${place}?`, accepted: [`knot ${place}`] }
    questions.push(await made('/api/questions', { skill: { id: skill.id }, level: 3 + (place % 6), question }))
  }
  const check = await made('/api/checks', { name: 'Do you know your knots?', questions: questions.map(({ id }) => ({ id })) })
  const dear = { ...courseForm, name: 'Knots, examined', price: 1000, skills: [{ id: skill.id, level: 1 }] }
  await made('/api/courses', { ...dear, materials: [{ id: check.id }] })
  return { skill: skill.name, path: `/plan?select=${skill.id}:5` }
}

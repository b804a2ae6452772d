import type { Figures } from './placement-learners.ts'

const [side, left, top] = [360, 60, 30]
const colours = ['#1864ab', '#c92a2a', '#2b8a3e', '#862e9c']
const x = (share: number) => (left + share * side).toFixed(1)
const y = (share: number) => (top + (1 - share) * side).toFixed(1)

/** How many really know a level, by how certain the placement was: on the diagonal where it is as right as it says. */
export function drawCalibration(figures: Figures[]): string {
  const ticks = [0, 0.25, 0.5, 0.75, 1]
  const lines = figures.flatMap(({ scenario, calibration }, place) => {
    const colour = colours[place % colours.length]
    const bins = calibration.filter(({ learners }) => learners >= 50)
    const points = bins.map(({ certainty, able }) => `${x(certainty)},${y(able)}`).join(' ')
    return [
      `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="1.5"/>`,
      ...bins.map(
        ({ certainty, able, learners }) =>
          `<circle cx="${x(certainty)}" cy="${y(able)}" r="${Math.min(9, 2 + Math.sqrt(learners) / 12).toFixed(1)}" fill="${colour}" fill-opacity="0.6"/>`,
      ),
      `<text x="${left + 12}" y="${top + 18 + 18 * place}" fill="${colour}">${scenario.name}</text>`,
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + side + 30} ${top + side + 60}" width="${left + side + 30}" height="${top + side + 60}" font-family="sans-serif" font-size="13" role="img" aria-label="How many know a level, by how certain the placement was">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...ticks.flatMap((share) => [
      `<line x1="${x(share)}" y1="${y(0)}" x2="${x(share)}" y2="${y(1)}" stroke="#dee2e6"/>`,
      `<line x1="${x(0)}" y1="${y(share)}" x2="${x(1)}" y2="${y(share)}" stroke="#dee2e6"/>`,
      `<text x="${x(share)}" y="${top + side + 18}" text-anchor="middle">${100 * share} %</text>`,
      `<text x="${left - 8}" y="${Number(y(share)) + 4}" text-anchor="end">${100 * share} %</text>`,
    ]),
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#868e96" stroke-dasharray="4 4"/>`,
    `<line x1="${x(0.95)}" y1="${y(0)}" x2="${x(0.95)}" y2="${y(1)}" stroke="#868e96"/>`,
    ...lines,
    `<text x="${left + side / 2}" y="${top + side + 42}" text-anchor="middle">how certain the placement was that they know it (the line: 95 %)</text>`,
    `<text x="${left}" y="18">how many know it</text>`,
    '</svg>',
    '',
  ].join('\n')
}

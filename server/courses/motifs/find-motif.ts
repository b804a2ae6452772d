import { commonMotifs } from './common.ts'
import { knowledgeMotifs } from './knowledge.ts'
import { leisureMotifs } from './leisure.ts'
import type { Motif } from './shapes.ts'
import { workMotifs } from './work.ts'

export const motifs: Record<string, Motif> = { ...commonMotifs, ...workMotifs, ...knowledgeMotifs, ...leisureMotifs }

/**
 * Admins name fields as they like, so words lead to motifs too; most stand for all that begin like them. The first row that fits wins:
 * what says much comes before what many fields are called, so that web design is design, and data science is data.
 */
const byWords: [words: RegExp, motif: string][] = [
  [/\b(artificial|ai$|ai-|machine|deep-learning|neural|robot)/, 'artificial-intelligence'],
  [/\b(cyber|cloud|secur|sicherheit|network|devops|server|hosting|privacy|datenschutz)/, 'cloud-and-security'],
  [/\b(gam(e|es|ing)\b|spiel|chess|esport)/, 'games'],
  [/\b(photo|foto|film|video|camera|kamera|cinema)/, 'photography'],
  [/\b(martial|sport|fitness|gym|yoga|running|football|soccer|swim|cycling|outdoor)/, 'sport'],
  [/\b(cook|bak(e|ing)|back(en)?\b|food|cuisine|culinar|kitchen|koch|kuche|recipe|wine|barista)/, 'cooking'],
  [/\b(garden|garten|plant|farm|agricult|nature|natur\b|ecolog|environment|sustainab|climate|umwelt)/, 'gardening'],
  [/\b(craft|handwerk|diy|sew|knit|textile|wood|carpent|pottery|home-improvement|hobb)/, 'crafts'],
  [/\b(music|musi[kq]|guitar|piano|sing|dance|theat|paint|drawing|kunst)/, 'music-and-arts'],
  [/\b(marketing|advertis|werbung|seo\b|sales|selling|vertrieb|branding|public-relations|pr$)/, 'marketing'],
  [/\b(financ|finanz|account|buchhalt|bookkeep|invest|trading|tax|steuer|econom|bank|crypto)/, 'finance'],
  [/\b(data|daten|statisti|analytic|database|sql\b|bi$)/, 'data'],
  [/\b(ux|ui$|ui-|design|gestaltung|graphi|grafik|illustrat|animation|fashion|architect|interior)/, 'design'],
  [/\b(writ|schreib|journal|literat|creative-writ|copywrit|author|poet|storytell|blog|content)/, 'writing'],
  [/\b(history|histor|geschicht|archaeolog|philosoph|religio|theolog|humanit|cultur|kultur|museum)/, 'history'],
  [/\b(law|recht|legal|juri|politic|politik|government|compliance|ethic|public-admin)/, 'law'],
  [/\b(math|algebra|geometr|calculus|arithmet|logic)/, 'mathematics'],
  [/\b(web|frontend|front-end|html|wordpress|e-?commerce)/, 'web-development'],
  [
    /\b(program|cod(e|ing)|softwar|computer|informati[ckq]|develop(er|ers|ing)\b|java|python|mobile|apps?\b|it$|it-|tech)/,
    'programming',
  ],
  [/\b(office|excel|spreadsheet|productiv|organi[sz]|administrat|secretar|project|time-manag|buro)/, 'office'],
  [/\b(personal|self|growth|mindful|motivat|career|karriere|happiness|life|soft-skill|personlich)/, 'personal-growth'],
  [
    /\b(leader|manag(er|ing)|communicat|kommunik|team|people|human-resource|hr$|social|sozial|societ|psycholog|parent|famil|relationship)/,
    'people',
  ],
  [/\b(health|gesund|medic|medizin|nurs|pflege|nutrit|wellness|care\b|first-aid|dental|pharma|beauty)/, 'health'],
  [/\b(travel|reise|touris|geograph|hospitality|hotel|world|aviation)/, 'travel'],
  [/\b(languag|sprach|linguist|english|englisch|german|deutsch|french|spanish|italian|chinese|japanese|ukrain)/, 'languages'],
  [/\b(teach|educat|padagog|pedagog|school|schule|academ|exam|study|studies|tutor|training)/, 'teaching'],
  [
    /\b(engineer|ingenieur|technik|mechan|electr|elektr|automat|manufactur|construct|industr|automotive|logisti|maker)/,
    'engineering',
  ],
  [/\b(scien|wissenschaft|physi|chemi|biolog|astronom|geolog|space|research)/, 'science'],
  [/\b(business|wirtschaft|entrepreneur|startup|manage|strateg|econ|consult|real-estate|commerce)/, 'business'],
  [/\b(develop|entwickl)/, 'programming'],
  [/\b(arts?|creativ|kreativ)\b/, 'music-and-arts'],
]

/** Undefined for a field whose slug says nothing that is known. */
export function findMotif(slug: string): Motif | undefined {
  if (Object.hasOwn(motifs, slug)) return motifs[slug]
  const name = byWords.find(([words]) => words.test(slug))?.[1]
  return name === undefined ? undefined : motifs[name]
}

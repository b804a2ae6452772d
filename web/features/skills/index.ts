export { SkillsPanel } from './skills-panel.tsx'

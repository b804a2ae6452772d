export { SkillPicker, SkillsPanel } from './skills-panel.tsx'

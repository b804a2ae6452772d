export { SkillPicker } from './skill-picker.tsx'
export { SkillsPanel } from './skills-panel.tsx'

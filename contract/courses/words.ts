import { sentences } from '../core/sentences.ts'

/** The sentences of the form are the specification's. */
export const words = sentences({
  shortDescription: 'Short description',
  shortDescriptionTitle: 'Short Description',
  description: 'Description',
  notAPrice: 'Price must be a whole number of points.',
  whichPrice: 'Price must be between {min} and {max}',
  chooseSkill: 'Choose at least one course!',
  chooseMaterial: 'Choose at least one material!',
  tooManyMaterials: 'Choose at most {max} materials.',
  chooseLanguage: 'Choose one of the languages.',
  tooManyOfFacet: 'Choose at most {max} of {facet}.',
  whichOfFacet: '{facet} must be one of {values}.',
})

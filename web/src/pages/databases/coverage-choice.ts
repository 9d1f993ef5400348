import { code, params } from '../../url/params.ts';

/** A crop's section that coverage can be shown of. */
export interface CoverageChoice {
  crop: string;
  section: string;
}

/** The parameters of the page's choice: without a crop the first one, without a section of the crop its first one. */
export const coverageParams = (choices: readonly CoverageChoice[]) =>
  params(
    { crop: code(/./), section: code(/./) },
    {
      settle: ({ crop, section }): CoverageChoice => {
        const ofCrop = choices.filter((choice) => choice.crop === crop);
        const found = ofCrop.find((choice) => choice.section === section);
        return found ?? ofCrop[0] ?? choices[0] ?? { crop: '', section: '' };
      },
      leaves: ({ crop, section }) =>
        choices[0]?.crop === crop && choices[0].section === section ? ['crop', 'section'] : [],
    },
  );

/** The faces that images name, with their files in the packages that publish them. */
export const faces = [
  {
    family: 'Source Sans 3',
    weight: 400,
    file: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  },
  {
    family: 'Source Sans 3',
    weight: 600,
    file: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  },
  {
    family: 'Source Serif 4',
    weight: 600,
    file: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  },
] as const;

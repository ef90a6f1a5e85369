import type { Resume } from "#content/resume.ts";
import { Stations } from "./stations.tsx";

type EducationProps = { heading: string; education: Resume["education"] };

/** What was studied, and where. */
export function Education({ heading, education }: EducationProps) {
  return (
    <Stations
      heading={heading}
      stations={education.map(({ institution, studyType, area }) => {
        const degree = [studyType, area].filter(Boolean).join(", ");
        return { id: `${institution}: ${degree}`, what: degree || institution, where: degree && institution };
      })}
    />
  );
}

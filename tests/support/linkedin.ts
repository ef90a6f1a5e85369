import { zip } from "./zip.ts";

/** The tables of a LinkedIn export, about nobody. */
const TABLES = {
  "Profile.csv":
    "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Websites\n" +
    'Kim,Sample,,,,"Designer, mostly","Draws ""samples"".\n\nAlso in lines.",Design,"[PORTFOLIO:https://a.test,BLOG:https://b.test]"\n',
  "Positions.csv":
    "\uFEFFCompany Name,Title,Description,Location,Started On,Finished On\r\n" +
    '"Sample, Inc.",Designer,"• Drew\r\n• Built",Nowhere,Jun 2014,\r\n' +
    "Example Ltd,Intern,,,2013,May 2014\r\n",
  "Education.csv":
    "School Name,Start Date,End Date,Notes,Degree Name,Activities\nSample School,2010,2013,With honors,BA Sampling,\n",
  "Skills.csv": 'Notes:\n"Skills, as you\nordered them"\n\nName\nDrawing\n"HTML, CSS"\n',
  "Languages.csv": "Name,Proficiency\nEnglish,Native or bilingual proficiency\nFrench,\n",
  "Certifications.csv": "Name,License Number\nCertified sample,1\n",
  "Courses.csv": "Name,Number\nOne,\nTwo,\n",
  "Connections.csv": "First Name\nNobody\n",
};

export const linkedIn = () =>
  zip(Object.fromEntries(Object.entries(TABLES).map(([name, text]) => [`Export of Kim/${name}`, text])));

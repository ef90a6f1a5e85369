/**
 * Vitest's reporter for `npm test`: writes what ran in each project to the file VITEST_REPORT. Unlike Vitest's own JSON it names
 * the projects, so that one without a test is noticed.
 */
import { writeFileSync } from "node:fs";
import process from "node:process";

export default class Report {
  onInit(vitest) {
    this.vitest = vitest;
  }

  onTestRunEnd(modules, errors) {
    const report = {
      projects: this.vitest.projects.map(({ name }) => name),
      files: modules.map(fileOf),
      errors: messages(errors),
    };
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(report));
  }
}

function fileOf(module) {
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    return { name: test.fullName, state, duration: test.diagnostic()?.duration, messages: messages(errors) };
  });
  // The errors of the file, and those of its hooks.
  const failed = [module, ...module.children.allSuites()].flatMap((suite) => messages(suite.errors()));
  return { project: module.project.name, name: module.moduleId, messages: failed, tests };
}

function messages(errors = []) {
  return errors.map(({ stack, message }) => stack ?? message);
}
